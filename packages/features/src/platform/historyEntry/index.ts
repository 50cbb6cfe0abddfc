export { useKeptRows, type KeptRows } from './useKeptRows';
