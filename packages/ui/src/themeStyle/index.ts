export type { PartialTheme } from '../theme/theme.types';
export { themeStyle } from './themeStyle';
