import { style } from '@vanilla-extract/css';
import { space } from '../../theme';

export const more = style({ display: 'flex', justifyContent: 'center', paddingBlock: space[8] });
