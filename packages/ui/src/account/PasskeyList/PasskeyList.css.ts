import { style } from '@vanilla-extract/css';
import { base, space } from '../../theme';

/** What holds for signing in as a whole. */
export const factor = style([base, { display: 'grid', gap: space[16], justifyItems: 'start' }]);
