export { ExploreScreen } from './ExploreScreen';
export { SearchDialog } from './SearchDialog';
export { SearchScreen } from './SearchScreen';
