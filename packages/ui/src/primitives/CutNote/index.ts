export { CutNote } from './CutNote';
