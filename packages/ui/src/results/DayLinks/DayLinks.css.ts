import { style } from '@vanilla-extract/css';
import { base, focusRing, pillLineRule, pillRule } from '../../theme';

/** One line at any width: days in a second one look like another event. */
export const list = style([base, pillLineRule]);

export const day = style([base, focusRing, pillRule]);
