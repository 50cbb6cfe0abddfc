import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, media, size, space, vars } from '../../theme';
import { wordsGround } from '../../theme/inHighContrast';
import { night } from '../../theme/night.css';
import { besideWords } from '../besideWords';

const drift = keyframes({ to: { transform: 'translate3d(0, -50%, 0)' } });

export const hero = style([
  base,
  night,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minBlockSize: 'var(--clubline-hero-size, 100svh)',
    // On phones what follows is seen to follow.
    '@media': { [media.tight]: { minBlockSize: 'var(--clubline-hero-size, 84svh)' } },
    overflow: 'hidden',
    isolation: 'isolate',
    background: vars.surface.page,
    color: vars.text.primary,
  },
]);

export const art = style([
  base,
  {
    position: 'absolute',
    insetBlock: '-8%',
    insetInlineEnd: '-12%',
    zIndex: -2,
    display: 'flex',
    gap: space[16],
    inlineSize: '124%',
    transform: 'rotate(4deg)',
    // It leans towards the words, on whichever side they stand.
    selectors: { '[dir="rtl"] &': { transform: 'rotate(-4deg)' } },
    '@media': {
      [media.wide]: { inlineSize: '62%', insetInlineEnd: '-3%', gap: space[24] },
      [media.forcedColors]: { display: 'none' },
    },
  },
]);

export const column = style([
  base,
  {
    flex: '1 1 0',
    blockSize: 'max-content',
    animationName: drift,
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    animationDirection: 'reverse',
    willChange: 'transform',
    selectors: {
      '&[data-upwards]': { animationDirection: 'normal' },
      '[data-paused] > &': { animationPlayState: 'paused' },
    },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
]);

export const picture = style([
  base,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '3 / 4',
    marginBlockEnd: space[16],
    objectFit: 'cover',
    borderRadius: vars.radius.card,
    '@media': { [media.wide]: { marginBlockEnd: space[24] } },
  },
]);

const page = vars.surface.page;
const veil = (share: number) => `color-mix(in srgb, ${page} ${share}%, transparent)`;
export const scrim = style([
  base,
  {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(0deg, ${page} 0%, ${veil(88)} 45%, ${veil(55)} 100%)`,
    '@media': {
      [media.wide]: {
        // As far as the words go, wherever they begin.
        background:
          `linear-gradient(90deg, ${page} ${besideWords('340px')}, ` +
          `${veil(80)} ${besideWords('620px')}, ${veil(22)} 100%)`,
        selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
      },
    },
  },
  // It is turned round already where it is read from right to left.
  wordsGround('600px', 90),
]);

export const content = style([
  base,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[24],
    inlineSize: '100%',
    maxInlineSize: size.content,
    marginInline: 'auto',
    paddingBlock: `var(--clubline-hero-padding, ${space[64]})`,
    paddingInline: space[24],
    '@media': {
      [media.tight]: {
        gap: space[16],
        paddingBlock: `var(--clubline-hero-padding, ${space[32]})`,
      },
    },
  },
]);

export const headline = style([
  base,
  displayText,
  {
    maxInlineSize: '5.82em',
    fontSize: fontSize[64],
    lineHeight: 0.95,
    textTransform: 'uppercase',
    '@media': {
      [media.desktop]: { fontSize: fontSize[96] },
      'screen and (max-width: 359.98px)': { fontSize: fontSize[48] },
    },
  },
]);

export const lead = style([
  base,
  {
    maxInlineSize: '29em',
    // Its mark, which ends it, stands in no line alone.
    textWrap: 'pretty',
    color: vars.text.secondary,
    fontSize: fontSize[18],
    '@media': {
      [media.tight]: { fontSize: fontSize[16] },
      [media.desktop]: { maxInlineSize: '26.5em', fontSize: fontSize[22] },
    },
  },
]);

/**
 * Has room for a greeting above the buttons, which are three then, in two rows on phones: nothing
 * moves when it turns out that there is somebody to greet.
 */
export const actions = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: '96px',
    '@media': { [media.tight]: { minBlockSize: '158px' } },
  },
]);

/** A third button has a row of its own on phones: its words, not its box, begin where that does. */
globalStyle(`${actions} > :nth-child(4)`, {
  '@media': { [media.tight]: { marginInlineStart: `-${space[24]}` } },
});

export const pause = style([
  base,
  focusRing,
  {
    position: 'absolute',
    insetBlockEnd: space[16],
    insetInlineEnd: space[16],
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.touch,
    blockSize: size.touch,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.pill,
    background: vars.surface.card,
    color: vars.text.primary,
    cursor: 'pointer',
    '@media': { [media.reducedMotion]: { display: 'none' } },
  },
]);

export const mark = style([
  base,
  {
    paddingInline: space[8],
    border: `1px solid ${vars.caution.text}`,
    borderRadius: vars.radius.pill,
    color: vars.caution.text,
    fontSize: fontSize[14],
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
]);

export const greeting = style([base, displayText, { inlineSize: '100%', fontSize: fontSize[28] }]);
