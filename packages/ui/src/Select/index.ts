export { selectCopy } from './copy';
export { Select, type SelectProps } from './Select';
