export { fileFieldCopy } from './copy';
export { FileField, type FileFieldProps } from './FileField';
