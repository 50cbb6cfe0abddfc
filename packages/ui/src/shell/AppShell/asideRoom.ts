import { media } from '../../theme';

/** How wide a page is where something stands beside it. */
export type PageWidth = 'reading' | 'grid' | 'full';

const besideRail = 'screen and (min-width: 1440px)';

/** From which width of the window on there is room beside a page; never on paper. */
export const asideRoom: Readonly<Record<PageWidth, string>> = {
  reading: besideRail,
  grid: besideRail,
  full: media.widest,
};
