export { SEARCH_DELAY, SUGGESTION_DELAY, useDebouncedValue } from './useDebouncedValue';
