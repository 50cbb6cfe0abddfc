import { style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  fontSize,
  media,
  overline as overlineText,
  size,
  space,
  vars,
} from '../../theme';
import { inHighContrast, wordsGround } from '../../theme/inHighContrast';
import { night } from '../../theme/night.css';
import { besideWords } from '../besideWords';

const page = vars.surface.page;

export const panel = style([
  base,
  night,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    minBlockSize: '560px',
    overflow: 'hidden',
    isolation: 'isolate',
    background: page,
    color: vars.text.primary,
  },
]);

export const picture = style([
  base,
  {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '72% 50%',
    // What happens in it stays beside the words, on whichever side they stand.
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
]);

const veil = (share: number) => `color-mix(in srgb, ${page} ${share}%, transparent)`;
const sideways =
  `${veil(92)} ${besideWords('320px')}, ${veil(76)} ${besideWords('600px')}, ` +
  `transparent ${besideWords('840px')}`;

export const content = style([
  base,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[12],
    inlineSize: '100%',
    paddingBlockStart: space[96],
    paddingBlockEnd: space[48],
    paddingInline: `max(${space[24]}, calc((100% - ${size.content}) / 2 + ${space[24]}))`,
    background: `linear-gradient(0deg, ${page} 8%, ${veil(84)} 55%, transparent)`,
    '@media': {
      [media.desktop]: {
        blockSize: '100%',
        alignContent: 'end',
        background: `linear-gradient(90deg, ${sideways})`,
        selectors: {
          '[dir="rtl"] &': {
            background: `linear-gradient(270deg, ${sideways})`,
          },
        },
      },
    },
  },
  wordsGround('600px'),
  // As high as the panel: the ground ends with it, and not in the middle of the picture.
  inHighContrast({ alignContent: 'end', blockSize: '100%' }),
]);

export const overline = style([base, overlineText, { color: vars.text.link }]);

export const title = style([
  base,
  displayText,
  {
    maxInlineSize: '9.38em',
    fontSize: fontSize[36],
    '@media': { [media.wide]: { fontSize: fontSize[64] } },
  },
]);

export const text = style([base, { maxInlineSize: '34em', fontSize: fontSize[18] }]);

export const actions = style([
  base,
  { display: 'flex', flexWrap: 'wrap', gap: space[12], paddingBlockStart: space[12] },
]);
