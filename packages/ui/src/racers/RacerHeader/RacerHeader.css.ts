import { style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  fontSize,
  lineHeight,
  media,
  overline,
  size,
  space,
  vars,
} from '../../theme';

const wide = '(min-width: 680px)';

export const header = style([
  base,
  {
    containerType: 'inline-size',
    position: 'relative',
    isolation: 'isolate',
    inlineSize: '100%',
    color: vars.text.primary,
    background: vars.surface.card,
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.border.subtle}`,
  },
]);

export const band = style({
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  blockSize: '120px',
  // Two wide letters have the room that a portrait leaves beside it on a phone.
  fontSize: 'min(28cqi, 65cqi - 143px)',
  '@container': { [wide]: { blockSize: '232px', fontSize: '276px' } },
});

export const content = style([
  base,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    maxInlineSize: size.broad,
    marginInline: 'auto',
    paddingInline: space[16],
    paddingBlockEnd: space[24],
    '@container': { [wide]: { flexDirection: 'row', gap: space[32], paddingInline: space[24] } },
  },
]);

export const portrait = style([
  base,
  {
    display: 'block',
    flexShrink: 0,
    // Smaller on phones, so that what the racer has won is not far below.
    inlineSize: '136px',
    blockSize: '168px',
    marginBlockStart: '-96px',
    border: `4px solid ${vars.surface.card}`,
    outline: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.card,
    background: vars.surface.raised,
    objectFit: 'cover',
    '@container': {
      [wide]: { inlineSize: '248px', blockSize: '304px', marginBlockStart: '-160px' },
    },
  },
]);

export const placeholder = style([
  displayText,
  {
    display: 'grid',
    placeItems: 'center',
    background: `linear-gradient(160deg, ${vars.accent.soft}, ${vars.surface.sunken})`,
    color: vars.text.link,
    fontSize: '72px',
    '@container': { [wide]: { fontSize: '96px' } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const identity = style([
  base,
  {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[8],
    '@container': { [wide]: { paddingBlockStart: space[24] } },
  },
]);

export const kind = style([
  overline,
  { margin: 0, fontSize: fontSize[14], overflowWrap: 'anywhere' },
]);

export const name = style([
  base,
  displayText,
  {
    fontSize: `clamp(${fontSize[36]}, 8cqi, 88px)`,
    lineHeight: 0.98,
    overflowWrap: 'anywhere',
    hyphens: 'manual',
  },
]);

/** For names that would fill the page at full size. */
export const longName = style({ fontSize: `clamp(${fontSize[28]}, 5.2cqi, 56px)` });

export const actions = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[12],
    inlineSize: '100%',
    paddingBlockStart: space[8],
  },
]);

export const action = style({
  flex: '1 1 auto',
  // Three do not fit beside each other on a phone: the first has a row, the others share one.
  selectors: { '&:first-child:nth-last-child(n + 3)': { flexBasis: '100%' } },
  '@container': {
    [wide]: {
      flex: '0 0 auto',
      selectors: { '&:first-child:nth-last-child(n + 3)': { flexBasis: 'auto' } },
    },
  },
});

/**
 * The strip of facts of a programme: cells parted by hairlines, each with its name in small
 * capitals.
 */
export const facts = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1px',
    maxInlineSize: size.broad,
    marginInline: 'auto',
    overflow: 'hidden',
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    borderEndStartRadius: 'inherit',
    borderEndEndRadius: 'inherit',
    background: vars.border.subtle,
  },
]);

export const fact = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 calc(50% - 1px)',
    gap: space[4],
    paddingBlock: space[12],
    paddingInline: space[16],
    background: vars.surface.card,
    '@container': {
      [wide]: { flex: '1 1 0', paddingBlock: space[16], paddingInline: space[24] },
    },
  },
]);

export const factLabel = style([overline, { margin: 0 }]);

export const factValue = style([
  base,
  displayText,
  {
    fontSize: fontSize[22],
    lineHeight: lineHeight.snug,
    overflowWrap: 'anywhere',
    letterSpacing: 0,
  },
]);
