import { keyframes, style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  media,
  overline,
  size,
  space,
  vars,
} from '../../theme';

const pass = keyframes({ to: { transform: 'translate3d(-100%, 0, 0)' } });

export const carousel = style([
  base,
  {
    paddingBlock: space[32],
    borderBlock: `1px solid ${vars.border.subtle}`,
    background: vars.surface.card,
    color: vars.text.primary,
  },
]);

export const header = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    maxInlineSize: size.content,
    marginInline: 'auto',
    paddingInline: space[24],
    paddingBlockEnd: space[8],
  },
]);

export const title = style([base, overline]);

export const pause = style([
  base,
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.touch,
    blockSize: size.touch,
    borderRadius: vars.radius.pill,
    color: vars.text.secondary,
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.surface.sunken } },
    '@media': { [media.reducedMotion]: { display: 'none' } },
  },
]);

export const window = style([
  base,
  focusRing,
  {
    display: 'flex',
    overflow: 'hidden',
    maskImage: 'linear-gradient(90deg, transparent, #000 6%, #000 94%, transparent)',
    '@media': { [media.reducedMotion]: { overflowX: 'auto', maskImage: 'none' } },
  },
]);

export const row = style([
  base,
  {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    minInlineSize: '100%',
    justifyContent: 'space-around',
    animation: `${pass} 48s linear infinite`,
    selectors: {
      '[data-paused] > &, :is(:hover, :focus-within, :focus-visible) > &': {
        animationPlayState: 'paused',
      },
      '[dir="rtl"] &': { animationDirection: 'reverse' },
    },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
]);

export const copy = style({ '@media': { [media.reducedMotion]: { display: 'none' } } });

export const link = style([
  base,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.touch,
    paddingInline: space[32],
    borderRadius: vars.radius.control,
  },
]);

export const logo = style([base, { display: 'block', blockSize: space[32], inlineSize: 'auto' }]);

export const wordmark = style([
  base,
  displayText,
  {
    color: vars.text.muted,
    fontSize: fontSize[22],
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
  },
]);
