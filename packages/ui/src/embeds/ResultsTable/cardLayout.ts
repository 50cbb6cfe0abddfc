import type { CSSProperties } from '@vanilla-extract/css';
import { container, fontSize, lineHeight, space, vars } from '../../theme';

// Cards are for screens: paper shows the table whatever its width.
const narrow = (rule: CSSProperties) =>
  ({ '@media': { screen: { '@container': { [container.narrow]: rule } } } }) as const;

/** What the parts of the table look like in a container under 768 px, where each row is a card. */
export const cardLayout = {
  allCells: narrow({ padding: 0, textAlign: 'start' }),
  head: narrow({ position: 'static' }),
  headRow: narrow({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    minBlockSize: 0,
    paddingBlockEnd: space[12],
    background: 'none',
    border: 0,
  }),
  sortButton: narrow({
    paddingInline: space[12],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.pill,
  }),
  /** Read out, but not seen: what orders nothing has no place above cards. */
  plainHeadCell: narrow({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
  row: narrow({
    gridTemplateColumns: 'auto repeat(3, minmax(0, 1fr))',
    gridAutoFlow: 'row',
    alignItems: 'start',
    gap: `${space[8]} ${space[12]}`,
    containIntrinsicBlockSize: 'auto 150px',
    marginBlockEnd: space[12],
    padding: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
  }),
  cells: narrow({ padding: 0 }),
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
  rider: narrow({
    gridColumn: '2 / -1',
    gridRow: 1,
    fontSize: fontSize[18],
    lineHeight: lineHeight.snug,
  }),
  /** Three figures in each line of a card, and none of them below the final place. */
  firstOfThree: narrow({ gridColumn: 2 }),
  finalPlace: narrow({
    gridColumn: 1,
    gridRow: '1 / span 2',
    minInlineSize: '56px',
    fontSize: fontSize[36],
  }),
};
