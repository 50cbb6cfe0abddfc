export { tagInputCopy } from './copy';
export { TagInput, type TagInputProps } from './TagInput';
