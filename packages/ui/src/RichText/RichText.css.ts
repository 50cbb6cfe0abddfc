import { style } from '@vanilla-extract/css';
import { vars } from '../theme';

export const root = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' });

export const mention = style({ color: vars.text.link, fontWeight: 600, borderRadius: '2px' });

export const link = style({
  color: vars.text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: '2px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
