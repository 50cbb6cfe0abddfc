import type { Guides } from '../guide.types';

/** Long texts. */
export const guides: Guides = {
  LegalText: {
    whenToUse: ['a long text in numbered sections, to read, to link into and to print'],
    whenNotToUse: ['help beside what it is about: Disclosure', 'a question: Dialog'],
    anatomy: {
      Dates: 'since when it holds',
      Contents: 'a navigation; following one moves the focus to its section',
      Sections: 'numbered, each with an address',
      End: 'the way back',
    },
    content: ['Sections have short titles; what must be known stands in the first sentence.'],
    roles: 'a main landmark, a named navigation, sections named by their headings',
    keys: 'Tab through the contents',
    tested: 'print by eye',
    rightToLeft:
      'Numbers stand at the right of their titles, unless contentLang says that the sections are ' +
      'written from the left.',
  },
  TermsScreen: {
    whenToUse: ['terms of service and privacy policy, on one page'],
    whenNotToUse: ['any other long text: LegalText'],
    anatomy: { Text: 'a LegalText; a site may bring sections of its own' },
    roles: 'those of LegalText',
  },
};
