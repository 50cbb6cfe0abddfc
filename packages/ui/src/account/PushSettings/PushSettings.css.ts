import { style } from '@vanilla-extract/css';
import { base, fontSize, space } from '../../theme';

/** The switches under their title. */
export const kinds = style([base, { display: 'grid', gap: space[16], justifyItems: 'start' }]);
export const kindsTitle = style([base, { fontSize: fontSize[16], fontWeight: 650 }]);
