import { style } from '@vanilla-extract/css';
import { space } from '../../theme';

export const body = style({ padding: space[24] });
