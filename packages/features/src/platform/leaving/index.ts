export { UnsavedWords } from './UnsavedWords';
