import { globalStyle, style } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, media, space, vars } from '../../theme';

export const event = style([
  base,
  {
    display: 'grid',
    gap: space[24],
    '@media': { [media.wide]: { paddingBlockStart: space[16] } },
  },
]);
export const eventHead = style([base, { display: 'grid', gap: space[16] }]);
export const eventWords = style([base, { display: 'grid', gap: space[8] }]);
/** The state stands at the end of a phone's line, and right behind the words of a wide one. */
export const eventTitleRow = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    '@media': { [media.wide]: { justifyContent: 'start' } },
  },
]);
// The state keeps its words in one line.
globalStyle(`${eventTitleRow} > * + *`, { flexShrink: 0 });
export const eventTitle = style([
  base,
  displayText,
  { fontSize: fontSize[22], '@media': { [media.wide]: { fontSize: fontSize[36] } } },
]);
export const eventNote = style([
  base,
  {
    justifySelf: 'start',
    color: vars.caution.text,
    fontSize: fontSize[12],
    '@media': {
      [media.wide]: {
        paddingBlock: space[4],
        paddingInline: space[12],
        borderRadius: vars.radius.control,
        background: vars.caution.soft,
        fontSize: fontSize[14],
      },
    },
  },
]);

export const actions = style([
  base,
  {
    // Beside each other: where the room is short, their words take more lines.
    display: 'flex',
    gap: space[8],
    '@media': {
      [media.narrow]: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      },
    },
  },
]);
// One row of equal parts on phones, each with its icon above its words.
globalStyle(`${actions} > *`, {
  '@media': {
    // So that each stays in one line in every language.
    [media.railOfIcons]: { paddingInline: space[12], fontSize: fontSize[14] },
    [media.narrow]: { paddingInline: space[4], fontSize: fontSize[12] },
  },
});
globalStyle(`${actions} > * > *`, {
  '@media': { [media.narrow]: { flexDirection: 'column', gap: space[4] } },
});

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
    // Whole, but where that would take too much of the height.
    '@media': {
      [media.wide]: {
        blockSize: 'auto',
        aspectRatio: '8 / 1',
        minBlockSize: '96px',
        maxBlockSize: '144px',
      },
    },
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
