import { createVar, fallbackVar, type CSSProperties } from '@vanilla-extract/css';
import { fontSize, lineHeight, space, vars } from '../../theme';

/**
 * Both at once: in a window under 768 px the limit lies beyond any width, else at 380 px of the
 * container.
 */
const limit = (px: string) => `max(${px}, (768px - 100vw)*999)`;

// Cards are for screens: paper shows the table whatever its width.
const narrow = (rule: CSSProperties) =>
  ({
    '@media': { screen: { '@container': { [`(max-width: ${limit('379.98px')})`]: rule } } },
  }) as const;

// How wide the container is, is asked once, for the table. A question for each of a thousand cells,
// or a unit that depends on it, would make the browser compute the style of each anew.
const isCard = createVar();
const display = createVar();
const wrap = createVar();
const fixed = createVar();
const rider = createVar();
const column = createVar();
const inset = createVar();
const align = createVar();
const span = createVar();
const label = createVar();

/** So many px in a table, and so many in a card. */
const px = (table: number, card: number) =>
  `calc(${table ? `${table}px + ` : ''}${card - table}px*${isCard})`;

/** Said to the parent of the table. */
export const widths = {
  vars: {
    [isCard]: '0',
    [display]: 'flex',
    [wrap]: 'nowrap',
    [fixed]: '76px',
    [rider]: '120px',
    [column]: '80px',
    [inset]: '8px',
    [align]: 'end',
    [span]: 'auto',
    [label]: 'none',
  },
  '@container': {
    [`(min-width: ${limit('576px')}) and (max-width: 767.98px)`]: {
      vars: { [fixed]: '62px', [column]: '50px', [inset]: '5px' },
    },
    // Where there is no room for a column each: boat below rank, age below rider.
    [`(min-width: ${limit('380px')}) and (max-width: 575.98px)`]: {
      vars: {
        [display]: 'grid',
        [fixed]: '64px',
        [rider]: 'auto',
        [column]: '44px',
        [inset]: '4px',
        [span]: 'span 2',
      },
    },
  },
  ...narrow({
    vars: {
      [isCard]: '1',
      [wrap]: 'wrap',
      [fixed]: 'auto',
      // All that the final place leaves of the first line.
      [rider]: 'calc(100% - 92px)',
      [column]: 'auto',
      [inset]: '0',
      [align]: 'start',
      // No value at all: then `content` is what it names instead.
      [label]: 'initial',
    },
  } as CSSProperties),
} as const;

/** What the parts of a row look like, as a row and as a card. */
export const rowLayout = {
  // The browser can only skip drawing what is no part of a table layout; hence columns of fixed
  // widths, and of flexible boxes, which it lays out faster than grids.
  row: {
    display,
    flexWrap: wrap,
    gap: `${px(0, 8)} ${px(0, 12)}`,
    gridTemplate: 'auto auto/64px minmax(96px, 1fr)',
    gridAutoColumns: column,
    gridAutoFlow: 'column',
    alignItems: 'center',
  },
  /** Motos and the final place: as many columns as come. */
  cell: {
    gridRow: span,
    inlineSize: column,
    minInlineSize: px(0, 52),
    paddingInline: inset,
    textAlign: align,
  },
  /** Rank, boat, rider, age. */
  fact: { gridRow: 'auto', inlineSize: fixed },
  /** In a card, the final place and the rider share the first line. */
  rider: { inlineSize: rider, flexGrow: 1, order: `calc(-1*${isCard})` },
  riderName: { fontSize: px(14, 18) },
  finalPlace: { order: `calc(-2*${isCard})`, fontSize: px(18, 28) },
  bodyRow: {
    padding: `${px(8, 16)} ${px(0, 16)}`,
    containIntrinsicBlockSize: `auto ${px(45, 150)}`,
  },
  /**
   * In a card each figure says what it is; the second form of `content` keeps assistive technology
   * from hearing the header twice.
   */
  cellLabel: {
    content: fallbackVar(label, 'attr(data-label)'),
    '@supports': {
      '(content: "" / "")': { content: fallbackVar(label, 'attr(data-label) / ""') },
    },
    display: 'block',
    font: `400 ${fontSize[12]}/${lineHeight.snug} ${vars.font.body}`,
    color: vars.text.muted,
  },
} as const;

/** What the head looks like above cards. */
export const cardHead = {
  head: narrow({ position: 'static' }),
  row: narrow({
    minBlockSize: 0,
    padding: `0 ${space[12]} ${space[12]}`,
    background: 'none',
  }),
  sortButton: narrow({
    paddingInline: space[12],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.control,
  }),
  /** Read out, but not seen: what orders nothing has no place above cards. */
  plainCell: narrow({ position: 'absolute', clipPath: 'inset(50%)' }),
};
