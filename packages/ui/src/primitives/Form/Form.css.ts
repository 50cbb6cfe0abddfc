import { style } from '@vanilla-extract/css';
import { base, displayText, focusRing, fontSize, size, space, vars } from '../../theme';

export const form = style([
  base,
  { display: 'flex', flexDirection: 'column', gap: space[24], inlineSize: '100%' },
]);

export const row = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    columnGap: space[16],
    rowGap: space[24],
    alignItems: 'start',
  },
]);

export const summary = style([
  base,
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    padding: space[16],
    border: `1px solid ${vars.critical.text}`,
    borderInlineStartWidth: '6px',
    borderRadius: vars.radius.control,
    background: vars.critical.soft,
  },
]);

export const title = style([
  base,
  displayText,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    fontSize: fontSize[18],
    color: vars.critical.text,
  },
]);

export const list = style([base, { display: 'flex', flexDirection: 'column' }]);

export const jump = style([
  base,
  focusRing,
  {
    minBlockSize: size.touch,
    color: vars.critical.text,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
]);
