/** Distances in 4 px steps; the key is the distance in px. */
export const space = {
  0: '0',
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
  96: '96px',
} as const;

/**
 * Type sizes; the key is the size in px, 96 for the one headline of a landing page. Pixels, because
 * an embed must not follow a host page's root size.
 */
export const fontSize = {
  12: '12px',
  14: '14px',
  16: '16px',
  18: '18px',
  22: '22px',
  28: '28px',
  36: '36px',
  48: '48px',
  64: '64px',
  96: '96px',
} as const;

/** Line heights, without unit. */
export const lineHeight = { text: '1.5', display: '1.05', snug: '1.25' } as const;

/** Durations with easing: `feedback` answers a touch, `enter` brings something in. */
export const motion = { feedback: '120ms ease-out', enter: '200ms ease-out' } as const;

/** Layout limits. */
export const size = {
  content: '1120px',
  /** Of pages of figures, tables and forms in the widest windows. */
  broad: '1480px',
  reading: '68ch',
  touch: '44px',
  denseTouch: '24px',
  feed: '640px',
  form: '420px',
  dock: 'clamp(336px, 28vw, 396px)',
  bottomBar: '56px',
} as const;

/** What a phone's notch, corners and home bar take of each edge of a page that reaches below. */
export const safeArea = {
  top: 'env(safe-area-inset-top, 0px)',
  right: 'env(safe-area-inset-right, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  left: 'env(safe-area-inset-left, 0px)',
} as const;

/** How much of the lower edge of the window the bar of narrow pages takes, where there is one. */
export const bottomBar = 'var(--clubline-bottom-bar, 0px)';

/** Media queries for pages; embeds use `container`. */
export const media = {
  wide: 'screen and (min-width: 768px)',
  narrow: 'screen and (max-width: 767.98px)',
  /** A name has no room beside buttons, which stand below it. */
  tight: 'screen and (max-width: 479.98px)',
  railOfIcons: 'screen and (min-width: 768px) and (max-width: 1119.98px)',
  desktop: 'screen and (min-width: 1120px)',
  /** Two columns of the width of a page have room. */
  widest: 'screen and (min-width: 1760px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
  print: 'print',
} as const;

/** Container queries with the same limit, for what answers to its box instead of the window. */
export const container = { wide: '(min-width: 768px)', narrow: '(max-width: 767.98px)' } as const;
