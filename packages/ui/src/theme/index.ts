export { vars } from './contract.css';
export { base } from './base.css';
export {
  displayText,
  displayTextRule,
  focusRing,
  overline,
  overlineRule,
  ownDirectionRule,
  pageTitleRule,
  pillLineRule,
  pillRule,
  pillsRule,
  visuallyHidden,
  visuallyHiddenRule,
} from './mixins.css';
export {
  bottomBar,
  container,
  fontSize,
  lineHeight,
  media,
  motion,
  safeArea,
  size,
  space,
} from './scales';
export type { PartialTheme, Theme, ThemeName } from './theme.types';
export { dark } from './dark';
export { highContrast } from './highContrast';
export { light } from './light';
import './themes.css';
