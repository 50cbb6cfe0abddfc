export type { PartialTheme } from '../theme.types';
export { themeStyle } from './themeStyle';
