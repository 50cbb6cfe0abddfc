import { style } from '@vanilla-extract/css';
import { base, focusRing, pillLineRule, pillRule } from '../../theme';
import { edgeFadeRule } from '../../theme/edgeFade.css';

/** One line at any width: days in a second one look like another event. */
export const list = style([base, pillLineRule, edgeFadeRule]);

export const day = style([base, focusRing, pillRule]);
