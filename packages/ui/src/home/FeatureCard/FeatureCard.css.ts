import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, media, space, vars } from '../../theme';

export const card = style([
  base,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[12],
    padding: space[24],
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
  },
]);

/** From edge to edge over the words. */
export const picture = style([
  base,
  {
    display: 'block',
    inlineSize: `calc(100% + 2 * ${space[24]})`,
    maxInlineSize: 'none',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    marginBlockStart: `calc(-1 * ${space[24]})`,
    marginInlineStart: `calc(-1 * ${space[24]})`,
    objectFit: 'cover',
  },
]);

export const icon = style([
  base,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[48],
    blockSize: space[48],
    borderRadius: vars.radius.control,
    background: vars.accent.soft,
    color: vars.text.link,
    marginBlockEnd: space[8],
  },
]);

/** Half over the picture, with the card around it like a frame. */
export const iconOnPicture = style([
  icon,
  {
    position: 'relative',
    boxSizing: 'content-box',
    marginBlockStart: '-40px',
    marginInlineStart: '-4px',
    marginBlockEnd: 0,
    border: `4px solid ${vars.surface.card}`,
    borderRadius: '12px',
    '@media': { [media.forcedColors]: { background: 'Canvas' } },
  },
]);

export const header = style([
  base,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] },
]);

export const title = style([base, displayText, { fontSize: fontSize[22] }]);

export const badge = style([
  base,
  {
    paddingInline: space[8],
    border: `1px solid ${vars.caution.text}`,
    borderRadius: vars.radius.pill,
    background: vars.caution.soft,
    color: vars.caution.text,
    fontSize: fontSize[12],
    fontWeight: 650,
  },
]);

export const text = style([base, { color: vars.text.secondary }]);
