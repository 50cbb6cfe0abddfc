export { TermsScreen, type TermsScreenProps } from './TermsScreen';
export { termsSections, type TermsSection } from './termsSections';
export { termsCopy } from './copy';
