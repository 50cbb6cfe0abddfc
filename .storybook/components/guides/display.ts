import type { Guides } from '../guide.types';

/** What shows things, and what stands around others. */
export const guides: Guides = {
  Avatar: {
    whenToUse: ['a person, by picture or initials'],
    whenNotToUse: ['clubs: their 16:9 picture', 'teams: crests'],
    anatomy: { Picture: 'cut to a circle', Initials: 'stand in for it' },
    content: ['The name is its text, unless it stands right beside it.'],
    roles: 'img with the person’s name; hidden when the name stands beside it',
    tested: 'fallbacks',
    rightToLeft: 'Nothing turns.',
  },
  Icon: {
    whenToUse: ['a picture beside words, to find them again'],
    whenNotToUse: ['the place of words that people need: IconButton with a name'],
    anatomy: { Outline: 'on a grid of 24 px, in the colour of the words' },
    content: ['None: whatever holds it has the name.'],
    roles: 'hidden; whatever holds it has the name',
    rightToLeft: 'Arrows along the line of text turn round; clocks and hearts do not.',
  },
  StatTile: {
    whenToUse: ['one figure that people come for: followers, points'],
    whenNotToUse: ['figures that are compared: a table'],
    anatomy: { Figure: 'large, in digits of one width', Label: 'what is counted', Icon: 'may be' },
    content: ['The label is a noun in the plural.', 'A missing figure is a dash, not 0.'],
    roles: 'text, the figure and then its name; with `onPress` a button of that name',
    keys: 'Enter, Space, as a button',
    tested: 'name and press; narrow tiles, eight digits and right-to-left by eye',
    untested: 'how each screen reader speaks a dash',
    rightToLeft: 'Aligned at the right.',
  },
  BringIntoView: {
    whenToUse: ['what an address or a press leads to, further down a page'],
    whenNotToUse: ['a new page: its heading takes the focus by itself'],
    anatomy: { Children: 'scrolled into view, with the focus' },
    content: ['None of its own.'],
    roles: 'none; gives what a link leads to the focus, so that Tab goes on from there',
    tested: 'focus on a new key, none without',
    rightToLeft: 'Nothing turns.',
  },
  ThemeScope: {
    whenToUse: ['where Clubline begins on a page', 'a part in another theme'],
    whenNotToUse: ['a single colour: a token on the element'],
    anatomy: {
      Scope: 'gives tokens and direction',
      Portal: 'holds what floats, at the page’s end',
    },
    content: ['None of its own.'],
    roles: 'none; sets direction and language for what is inside and what floats from it',
    keys: 'arrows turned round from right to left',
    tested: 'scope, direction and theme of what floats',
    rightToLeft: '`dir="rtl"` turns everything in it, and what floats from it.',
  },
  VisuallyHidden: {
    whenToUse: ['words that eyes have from somewhere else: a colour, a place'],
    whenNotToUse: ['words that everybody needs: show them'],
    anatomy: { Words: 'heard alone' },
    content: ['Whole words, as one would say them.'],
    roles: 'text for assistive technology alone',
    rightToLeft: 'Nothing is seen that could turn.',
  },
};
