import { assignVars, style } from '@vanilla-extract/css';
// Theirs come first, so that what stands here beats them.
import './themes.css';
import { vars } from './contract.css';
import { dark } from './dark';
import { highContrast } from './highContrast';
import { inHighContrast } from './inHighContrast';

const darkVars: Record<string, string> = assignVars(vars, dark);

/**
 * For a scope of its own in the dark theme, because it is night in its pictures: within a scope in
 * high contrast it has the colours of that.
 */
export const night = style(
  inHighContrast({
    vars: Object.fromEntries(
      Object.entries(assignVars(vars, highContrast)).filter(
        ([name, value]) => darkVars[name] !== value,
      ),
    ),
  }),
);
