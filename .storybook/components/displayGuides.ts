import type { Guides } from './guide.types';

const ready = { status: 'ready' } as const;

/** What shows things, and what stands around others. */
export const displayGuides: Guides = {
  Avatar: {
    ...ready,
    whenToUse: ['a person, by picture or initials'],
    whenNotToUse: ['clubs: their 16:9 picture', 'teams: crests'],
    anatomy: { Picture: 'cut to a circle', Initials: 'stand in for it' },
    content: ['The name is its text, unless it stands right beside it.'],
    rightToLeft: 'Nothing turns.',
  },
  Icon: {
    ...ready,
    whenToUse: ['a picture beside words, to find them again'],
    whenNotToUse: ['the place of words that people need: IconButton with a name'],
    anatomy: { Outline: 'on a grid of 24 px, in the colour of the words' },
    content: ['None: whatever holds it has the name.'],
    rightToLeft: 'Arrows along the line of text turn round; clocks and hearts do not.',
  },
  StatTile: {
    ...ready,
    whenToUse: ['one figure that people come for: followers, points'],
    whenNotToUse: ['figures that are compared: a table'],
    anatomy: { Figure: 'large, in digits of one width', Label: 'what is counted', Icon: 'may be' },
    content: ['The label is a noun in the plural.', 'A missing figure is a dash, not 0.'],
    rightToLeft: 'Aligned at the right.',
  },
  BringIntoView: {
    ...ready,
    whenToUse: ['what an address or a press leads to, further down a page'],
    whenNotToUse: ['a new page: its heading takes the focus by itself'],
    anatomy: { Children: 'scrolled into view, with the focus' },
    content: ['None of its own.'],
    rightToLeft: 'Nothing turns.',
  },
  ThemeScope: {
    ...ready,
    whenToUse: ['where Clubline begins on a page', 'a part in another theme'],
    whenNotToUse: ['a single colour: a token on the element'],
    anatomy: {
      Scope: 'gives tokens and direction',
      Portal: 'holds what floats, at the page’s end',
    },
    content: ['None of its own.'],
    rightToLeft: '`dir="rtl"` turns everything in it, and what floats from it.',
  },
  VisuallyHidden: {
    ...ready,
    whenToUse: ['words that eyes have from somewhere else: a colour, a place'],
    whenNotToUse: ['words that everybody needs: show them'],
    anatomy: { Words: 'heard alone' },
    content: ['Whole words, as one would say them.'],
    rightToLeft: 'Nothing is seen that could turn.',
  },
};
