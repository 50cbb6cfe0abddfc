import { style } from '@vanilla-extract/css';
import { base, container, fontSize, space, vars } from '../../theme';

/** Answers to the width of the page around it. */
export const form = style([
  base,
  {
    display: 'grid',
    gap: space[24],
    alignItems: 'start',
    '@container': { [container.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
  },
]);

export const card = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[24],
    minInlineSize: 0,
    padding: 'clamp(16px, 4cqi, 32px)',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
  },
]);

/** Stays in sight beside the fields, under a top bar of 60 px. */
export const side = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    minInlineSize: 0,
    '@container': { [container.wide]: { position: 'sticky', insetBlockStart: '84px' } },
  },
]);

export const actions = style([
  base,
  { display: 'flex', justifyContent: 'flex-end', paddingBlockStart: space[8] },
]);

/** Why the button above is off. */
export const hint = style([
  base,
  { color: vars.text.secondary, fontSize: fontSize[14], textAlign: 'center' },
]);
