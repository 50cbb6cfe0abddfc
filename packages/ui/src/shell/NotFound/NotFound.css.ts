import { style } from '@vanilla-extract/css';
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

export const page = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[32],
    maxInlineSize: size.content,
    marginInline: 'auto',
    paddingBlock: space[48],
    paddingInline: space[16],
    textAlign: 'center',
  },
]);

export const board = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 'clamp(8px, 2vw, 24px)',
    inlineSize: '100%',
    maxInlineSize: '640px',
    padding: 'clamp(12px, 3vw, 32px)',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.card,
    background: vars.surface.sunken,
    boxShadow: vars.shadow.floating,
  },
]);

export const place = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[12],
    padding: 'clamp(8px, 2vw, 20px)',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.control,
    background: vars.surface.page,
  },
]);

export const lamps = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const lit = style({
  fill: vars.accent.solid,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

export const dim = style({
  fill: vars.border.strong,
  opacity: 0.14,
  '@media': { [media.forcedColors]: { fill: 'none' } },
});

export const caption = style([overline, { margin: 0 }]);

export const title = style([
  base,
  displayText,
  { fontSize: `clamp(${fontSize[28]}, 6vw, ${fontSize[48]})`, color: vars.text.primary },
]);

export const actions = style([
  base,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[12] },
]);

export const siteMap = style([
  base,
  {
    inlineSize: '100%',
    maxInlineSize: '640px',
    paddingBlockStart: space[24],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
  },
]);

export const siteMapTitle = style([overline, { margin: 0 }]);

export const links = style([
  base,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: space[24] },
]);

export const link = style([
  base,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: size.touch,
    borderRadius: '4px',
    color: vars.text.link,
    fontWeight: 600,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
]);
