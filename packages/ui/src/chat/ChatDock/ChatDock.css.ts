import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { base, bottomBar, fontSize, media, motion, safeArea, size, space, vars } from '../../theme';

const rise = keyframes({ from: { transform: 'translateY(32px)', opacity: 0 } });

/** In print there is no chat beside the page. */
export const root = style([base, { '@media': { [media.print]: { display: 'none' } } }]);

/** Hidden, and not taken away: its scrolling and what is written in it stay. */
const panel = style([
  base,
  {
    position: 'fixed',
    display: 'flex',
    flexDirection: 'column',
    color: vars.text.primary,
    outline: 'none',
    selectors: { '&:not([data-open])': { visibility: 'hidden' } },
  },
]);

globalStyle(`${panel} > *`, { flexGrow: 1, minBlockSize: 0, maxBlockSize: '100%' });

/** Below the bar, in the column that the shell keeps free. */
export const dock = style([
  panel,
  {
    insetBlockStart: '77px',
    insetInlineEnd: space[16],
    zIndex: 40,
    inlineSize: `calc(${size.dock} - ${space[16]})`,
    blockSize: 'calc(100dvh - 93px)',
  },
]);

export const underlay = style([
  base,
  { position: 'fixed', inset: 0, zIndex: 80_000, background: vars.surface.overlay },
]);

/** Over the whole of a phone, and over one side of what is wider. */
export const sheet = style([
  panel,
  {
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 80_001,
    // What the keyboard of a phone leaves free.
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    paddingBlockStart: `max(${space[8]}, ${safeArea.top})`,
    selectors: { '&[data-open]': { animation: `${rise} ${motion.enter}` } },
    '@media': {
      [media.wide]: {
        insetInlineStart: 'auto',
        inlineSize: '420px',
        paddingBlock: space[8],
        paddingInlineEnd: `max(${space[8]}, ${safeArea.right})`,
      },
      [media.reducedMotion]: { selectors: { '&[data-open]': { animation: 'none' } } },
    },
  },
]);
globalStyle(`${sheet} > * > :last-child`, {
  '@media': {
    [media.narrow]: {
      paddingBlockEnd: `max(${space[12]}, ${safeArea.bottom})`,
    },
  },
});

/** The edge above the field from which the list of people grows. */
export const mentions = style([base, { position: 'absolute', insetInline: space[12], zIndex: 1 }]);

export const launcher = style([
  base,
  {
    position: 'fixed',
    insetBlockEnd: `calc(${bottomBar} + max(${space[16]}, ${safeArea.bottom}))`,
    insetInlineEnd: `max(${space[16]}, ${safeArea.right})`,
    zIndex: 60,
    display: 'flex',
    gap: space[4],
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.floating,
  },
]);

/** On a phone the sign alone leaves more of the page. */
export const words = style([base, { '@media': { [media.narrow]: { display: 'none' } } }]);

export const count = style([
  base,
  {
    minInlineSize: '22px',
    paddingInline: space[4],
    borderRadius: vars.radius.pill,
    background: vars.text.onAccent,
    color: vars.accent.solid,
    fontSize: fontSize[14],
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
]);
