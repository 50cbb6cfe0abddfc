import { style } from '@vanilla-extract/css';
import { base, space } from '../theme';

export const pair = style([base, { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))', columnGap: space[16], rowGap: space[24], alignItems: 'start' }]);

export const actions = style([base, { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[12], paddingBlockStart: space[8] }]);
