export { PageSideColumn } from './PageSideColumn';
export { sidePageOf } from './sidePages';
