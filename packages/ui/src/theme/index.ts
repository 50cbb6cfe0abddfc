export { vars } from './contract.css';
export { container, fontSize, lineHeight, media, motion, size, space } from './scales';
export type { Theme, ThemeName } from './theme.types';
export { dark } from './dark';
export { highContrast } from './highContrast';
export { light } from './light';
import './themes.css';
