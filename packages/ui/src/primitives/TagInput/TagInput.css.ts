import { style } from '@vanilla-extract/css';
import { base, focusRing, fontSize, media, size, space, vars } from '../../theme';

/** Has no box: it is there for the events of what is inside. */
export const whole = style({ display: 'contents' });

export const control = style({ flexWrap: 'wrap', paddingBlock: space[4] });

export const tags = style([base, { display: 'contents' }]);

export const tag = style([
  base,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: '32px',
    paddingInlineStart: space[12],
    border: `1px solid ${vars.accent.border}`,
    borderRadius: vars.radius.pill,
    background: vars.accent.soft,
    color: vars.text.primary,
    fontSize: fontSize[14],
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
]);

export const remove = style([
  base,
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '32px',
    blockSize: '32px',
    borderRadius: '50%',
    cursor: 'pointer',
    // A thumb finds it; the tag stays as high.
    '@media': {
      [media.narrow]: { inlineSize: size.touch, blockSize: size.touch, marginBlock: '-6px' },
    },
    selectors: {
      '&[data-hovered]': { color: vars.critical.text },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
  },
]);

export const input = style({ flex: '1 1 64px' });

export const suggestions = style([
  base,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] },
]);

export const suggestion = style([
  base,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: '32px',
    paddingInline: space[12],
    border: `1px dashed ${vars.border.strong}`,
    borderRadius: vars.radius.pill,
    color: vars.text.secondary,
    fontSize: fontSize[14],
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { borderColor: vars.accent.solid, color: vars.text.primary } },
    '@media': {
      [media.narrow]: { minBlockSize: size.touch },
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  },
]);
