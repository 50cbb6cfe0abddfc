import type { CSSProperties } from 'react';
import type { PartialTheme } from '../theme.types';
import { tokenName } from '../tokenName';

/**
 * Token values as a `style` for the element with `data-clubline`; they replace those of the theme
 * in force.
 */
export function themeStyle(overrides: PartialTheme = {}): CSSProperties {
  const declared: Record<string, string> = {};
  for (const [group, tokens] of Object.entries(overrides)) {
    for (const [token, value] of Object.entries(tokens)) declared[tokenName(group, token)] = value;
  }
  return declared;
}
