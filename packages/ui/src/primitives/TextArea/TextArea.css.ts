import { style } from '@vanilla-extract/css';
import { base, fontSize, lineHeight, space, vars } from '../../theme';

export const box = style({ alignItems: 'stretch', paddingBlock: space[8] });

export const area = style({
  minBlockSize: '88px',
  lineHeight: lineHeight.text,
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '40dvh',
});

export const under = style([
  base,
  { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: space[12] },
]);

export const counter = style([
  base,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    flexShrink: 0,
    maxInlineSize: '70%',
    marginInlineStart: 'auto',
    position: 'relative',
    gap: space[8],
    fontSize: fontSize[12],
    fontVariantNumeric: 'tabular-nums',
    color: vars.text.secondary,
  },
]);

export const over = style({ color: vars.critical.text, fontWeight: 700 });
