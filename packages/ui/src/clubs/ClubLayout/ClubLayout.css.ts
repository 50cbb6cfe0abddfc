import { globalStyle, style } from '@vanilla-extract/css';
import { displayText, fontSize, media, size, space, vars } from '../../theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  maxInlineSize: size.content,
  marginInline: 'auto',
  color: vars.text.primary,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

/**
 * A row of their own on phones, whatever fits beside the title: words that come in another font, or
 * language, move nothing.
 */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  '@media': { [media.narrow]: { flexBasis: '100%' } },
});
globalStyle(`${actions} > *`, { '@media': { [media.narrow]: { flex: '1 1 auto' } } });

/** Back, name and settings in one line however long the name is. */
export const clubHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.touch,
});
/** What follows stands together at the other end. */
export const title = style([
  displayText,
  { fontSize: fontSize[36], overflowWrap: 'anywhere', marginInlineEnd: 'auto' },
]);
export const smallTitle = style([
  displayText,
  {
    flex: '1 1 0',
    minInlineSize: 0,
    fontSize: fontSize[22],
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);
export const tools = style({
  display: 'grid',
  gap: space[16],
  maxInlineSize: '480px',
  marginBlockEnd: space[24],
});

/** Stops under the top bar of the shell, which is 60 px high. */
export const tabRow = style({
  position: 'sticky',
  insetBlockStart: '60px',
  zIndex: 3,
  background: vars.surface.page,
});
