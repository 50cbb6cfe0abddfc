import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, size, space, vars } from '../../theme';

export const page = style([base, { background: vars.surface.page, color: vars.text.primary }]);

export const section = style([
  base,
  {
    maxInlineSize: size.content,
    marginInline: 'auto',
    paddingBlock: space[48],
    paddingInline: space[24],
    '@media': { [media.wide]: { paddingBlock: space[64] } },
  },
]);

/** Ends what the section above has begun, so there is no more room between them than within. */
export const ending = style([
  section,
  { paddingBlockStart: 0, '@media': { [media.wide]: { paddingBlockStart: 0 } } },
]);

export const title = style([
  base,
  displayText,
  {
    paddingBlockEnd: space[32],
    fontSize: fontSize[36],
    '@media': { [media.wide]: { fontSize: fontSize[48] } },
  },
]);

export const features = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: space[16],
  },
]);

export const action = style([base, { paddingBlockStart: space[24] }]);
