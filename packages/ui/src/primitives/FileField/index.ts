export { fileFieldMessages } from './messages';
export { FileField, type FileFieldProps } from './FileField';
