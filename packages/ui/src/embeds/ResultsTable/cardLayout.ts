import type { CSSProperties } from '@vanilla-extract/css';
import { fontSize, lineHeight, space, vars } from '../../theme';

/**
 * Both at once: in a window under 768 px the limit lies beyond any width, else at 380 px of the
 * container.
 */
const limit = (px: string) => `max(${px}, (768px - 100vw) * 999)`;

/** Where the rows stand in columns. */
export const tableWidth = `(min-width: ${limit('380px')})`;

// Cards are for screens: paper shows the table whatever its width.
const narrow = (rule: CSSProperties) =>
  ({
    '@media': { screen: { '@container': { [`(max-width: ${limit('379.98px')})`]: rule } } },
  }) as const;

/** What the parts of the table look like where each row is a card. */
export const cardLayout = {
  allRows: narrow({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[12]}` }),
  allCells: narrow({ minInlineSize: '56px', padding: 0, textAlign: 'start' }),
  head: narrow({ position: 'static' }),
  headRow: narrow({
    minBlockSize: 0,
    padding: `0 ${space[12]} ${space[12]}`,
    background: 'none',
  }),
  sortButton: narrow({
    paddingInline: space[12],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.pill,
  }),
  /** Read out, but not seen: what orders nothing has no place above cards. */
  plainHeadCell: narrow({ position: 'absolute', clipPath: 'inset(50%)' }),
  row: narrow({
    containIntrinsicBlockSize: 'auto 150px',
    padding: space[16],
  }),
  /**
   * Each figure says what it is; the second form of `content` keeps assistive technology from
   * hearing the header twice.
   */
  cellLabel: narrow({
    content: ['attr(data-label)', 'attr(data-label) / ""'],
    display: 'block',
    font: `400 ${fontSize[12]}/${lineHeight.snug} ${vars.font.body}`,
    letterSpacing: 0,
    color: vars.text.muted,
  }),
  /** The final place and the rider share the first line. */
  rider: narrow({ order: -1, flex: '1 0 60%', fontSize: fontSize[18] }),
  finalPlace: narrow({ order: -2, fontSize: fontSize[28] }),
};
