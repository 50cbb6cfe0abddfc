import { style } from '@vanilla-extract/css';
import { base, displayText, fontSize, space, vars } from '../theme';

export const box = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    paddingBlock: space[32],
    paddingInline: space[16],
    textAlign: 'center',
  },
]);

export const mark = style([
  base,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '56px',
    blockSize: '56px',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.critical.text}`,
    background: vars.critical.soft,
    color: vars.critical.text,
  },
]);

export const title = style([
  base,
  displayText,
  { fontSize: fontSize[22], color: vars.text.primary, overflowWrap: 'anywhere' },
]);

export const message = style([
  base,
  { maxInlineSize: '52ch', color: vars.text.secondary, overflowWrap: 'anywhere' },
]);

export const actions = style([
  base,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[12],
    paddingBlockStart: space[8],
  },
]);
