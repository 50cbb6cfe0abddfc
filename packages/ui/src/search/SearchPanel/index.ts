export { SearchPanel } from './SearchPanel';
export { SearchPage } from './SearchPage';
export type { SearchGroup, SearchHit, SearchKind } from './search.types';
