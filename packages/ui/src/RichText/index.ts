export { RichText, type RichTextProps } from './RichText';
export { linkHost, parseRichText, type RichTextPart } from './parseRichText';
export { richTextCopy } from './copy';
