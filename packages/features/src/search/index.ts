export { SearchDialog } from './SearchDialog';
export { SearchScreen } from './SearchScreen';
