export { vars } from './contract.css';
export { base, displayText, focusRing, overline, visuallyHidden } from './base.css';
export { container, fontSize, lineHeight, media, motion, size, space } from './scales';
export type { PartialTheme, Theme, ThemeName } from './theme.types';
export { dark } from './dark';
export { highContrast } from './highContrast';
export { light } from './light';
import './themes.css';
