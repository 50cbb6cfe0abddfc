export { textAreaCopy } from './copy';
export { TextArea, type TextAreaProps } from './TextArea';
