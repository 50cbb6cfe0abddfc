import { style } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, media, space, vars } from '../../theme';

export const event = style([
  base,
  { display: 'grid', gap: space[24], paddingBlockStart: space[16] },
]);
export const eventHead = style([base, { display: 'grid', gap: space[16] }]);
export const eventWords = style([base, { display: 'grid', gap: space[8] }]);
export const eventTitle = style([
  base,
  displayText,
  { fontSize: fontSize[28], '@media': { [media.wide]: { fontSize: fontSize[36] } } },
]);
export const eventNote = style([
  base,
  {
    justifySelf: 'start',
    paddingBlock: space[4],
    paddingInline: space[12],
    borderRadius: vars.radius.control,
    background: vars.caution.soft,
    color: vars.caution.text,
    fontSize: fontSize[14],
  },
]);

export const bannerButton = style([
  base,
  focusRing,
  {
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    cursor: 'zoom-in',
  },
]);
export const banner = style([
  base,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '96px',
    objectFit: 'cover',
    objectPosition: '50% 75%',
    // The whole rider, as wide as the page is.
    '@media': { [media.wide]: { blockSize: '120px', objectPosition: '50% 67%' } },
  },
]);
/** From here on a table has its columns beside the chat, too. */
const besideChat = 'screen and (min-width: 1280px)';

export const withoutChat = style([base]);
export const withChat = style([
  base,
  {
    display: 'grid',
    gap: space[24],
    alignItems: 'start',
    '@media': { [besideChat]: { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
  },
]);
export const chat = style([
  base,
  { '@media': { [besideChat]: { position: 'sticky', insetBlockStart: '76px' } } },
]);

export const days = style([base]);
