export { followPage } from './followPage';
export { pageScheme, type PageScheme } from './pageScheme';
