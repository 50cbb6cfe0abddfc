export { type Unsent, UnsentNote } from './UnsentNote';
