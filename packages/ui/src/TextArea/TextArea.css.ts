import { style } from '@vanilla-extract/css';
import { base, fontSize, lineHeight, space, vars } from '../theme';

export const box = style({ alignItems: 'stretch', paddingBlock: space[8] });

export const area = style({ minBlockSize: '88px', lineHeight: lineHeight.text, resize: 'vertical', fieldSizing: 'content', maxBlockSize: '40vh' });

export const counter = style([
  base,
  {
    alignSelf: 'flex-end',
    display: 'inline-flex',
    gap: space[8],
    fontSize: fontSize[12],
    fontVariantNumeric: 'tabular-nums',
    color: vars.text.secondary,
  },
]);

export const over = style({ color: vars.critical.text, fontWeight: 700 });
