import { style } from '@vanilla-extract/css';
import {
  base,
  displayText,
  focusRing,
  fontSize,
  lineHeight,
  ownDirectionRule,
  size,
  space,
  vars,
} from '../../theme';

export const card = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    inlineSize: '100%',
    maxInlineSize: size.feed,
    marginBlockStart: space[24],
    marginInline: 'auto',
    paddingBlock: space[24],
    paddingInline: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    color: vars.text.primary,
    textAlign: 'start',
  },
]);

export const title = style([base, displayText, { fontSize: fontSize[18] }]);

export const rows = style([base, { display: 'flex', flexDirection: 'column', gap: space[8] }]);

export const row = style([
  base,
  { display: 'flex', alignItems: 'center', gap: space[12], minBlockSize: '56px' },
]);

export const link = style([
  base,
  focusRing,
  {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: space[12],
    minInlineSize: 0,
    minBlockSize: size.touch,
    borderRadius: vars.radius.control,
  },
]);

export const words = style([
  base,
  { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
]);
export const name = style([
  base,
  ownDirectionRule,
  { fontWeight: 650, lineHeight: lineHeight.snug },
]);
export const detail = style([base, { color: vars.text.secondary, fontSize: fontSize[14] }]);

export const more = style({ alignSelf: 'center' });
