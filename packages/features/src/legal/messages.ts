import { defineMessages } from '../platform/messages';
/**
 * Default texts around the terms; the sections themselves are in `termsSections`. Some are fixed by
 * the product's definition.
 */
export const termsMessages = defineMessages('terms', {
  title: 'Terms of Service & Privacy Policy',
  effective: 'Effective',
  effectiveDate: '01/01/2025',
  updated: 'Last updated',
  updatedDate: '08/08/2025',
  contents: 'Contents',
  backHome: 'Back to Home',
  contact: 'Contact',
  /** Gets the name of the language, in that of the page. */
  writtenIn: (language: string) => `These terms are given in ${language}.`,
});
