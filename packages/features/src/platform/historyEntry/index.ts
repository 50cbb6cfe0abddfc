export { useKeptPages } from './useKeptPages';
export { useKeptRows, type KeptRows } from './useKeptRows';
