export { LegalText } from './LegalText';
export type { LegalSection } from './LegalText';
