export { LegalText } from './LegalText';
export type { LegalSection, LegalTextProps } from './LegalText';
export { legalTextCopy } from './copy';
