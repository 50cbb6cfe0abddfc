import { style } from '@vanilla-extract/css';
import { base, focusRing, pillRule, pillsRule } from '../../theme';

export const list = style([base, pillsRule]);

export const day = style([base, focusRing, pillRule]);
