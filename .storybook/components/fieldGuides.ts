import type { Guides } from './guide.types';

const ready = { status: 'ready' } as const;
const field = {
  Label: 'above the field, always seen',
  Help: 'what to know before typing, below',
  Error: 'takes the place of help',
};
const mirrored = 'Label and words stand at the right; what is typed keeps its own direction.';

/** What people fill in and choose. */
export const fieldGuides: Guides = {
  TextField: {
    ...ready,
    whenToUse: ['a line of text: a name, an address, a number to be read'],
    whenNotToUse: [
      'more than a line: TextArea',
      'a secret: PasswordField',
      'looking for: SearchField',
    ],
    anatomy: { ...field, Field: 'with what belongs before or after it, such as a unit' },
    content: ['The label is a noun.', 'A placeholder is an example; nothing needed stands in it.'],
    rightToLeft: mirrored,
  },
  TextArea: {
    ...ready,
    whenToUse: ['several lines: a post, a message, a description'],
    whenNotToUse: ['one line: TextField'],
    anatomy: { ...field, Field: 'grows with what is in it', Count: 'of characters, near a limit' },
    content: ['Say the limit before it is reached, and by how much it is passed.'],
    rightToLeft: mirrored,
  },
  PasswordField: {
    ...ready,
    whenToUse: ['a password, one that is there or a new one'],
    whenNotToUse: ['a code by mail: TextField with one-time-code'],
    anatomy: { ...field, Field: 'hidden at first', Button: 'shows and hides what is typed' },
    content: ['Rules stand below before typing, not only as errors.'],
    rightToLeft: 'The button stands at the left end.',
  },
  SearchField: {
    ...ready,
    whenToUse: ['looking for something in a list or in everything'],
    whenNotToUse: ['a fixed set of filters: Select or ToggleChipGroup'],
    anatomy: {
      Icon: 'a magnifier, decoration',
      Field: 'searches while typing',
      'Clear button': 'clears it',
    },
    content: ['The label says what is searched: Search clubs.'],
    rightToLeft: 'The magnifier stands at the right.',
  },
  Select: {
    ...ready,
    whenToUse: ['one of five to some thirty values'],
    whenNotToUse: [
      'two to four: ToggleChipGroup',
      'actions: Menu',
      'many: SearchField with a list',
    ],
    anatomy: { ...field, Button: 'shows what is chosen', List: 'opens below or above' },
    content: ['Values in an order that people know: by name, by size, by time.'],
    rightToLeft: mirrored,
  },
  Checkbox: {
    ...ready,
    whenToUse: ['a yes or no that holds when the form is sent'],
    whenNotToUse: ['what changes at once: Switch'],
    anatomy: { Box: 'with a tick, or a line where only some are chosen', Words: 'press as well' },
    content: ['Say what is so when it is ticked; never a negation.'],
    rightToLeft: 'The box stands at the right of its words.',
  },
  CheckboxGroup: {
    ...ready,
    whenToUse: ['any number of a few values'],
    whenNotToUse: ['one of them: Select', 'short words side by side: ToggleChipGroup'],
    anatomy: { Label: 'names the group', Boxes: 'each a Checkbox', Error: 'of the group, below' },
    content: ['The label asks; the words answer.'],
    rightToLeft: 'As Checkbox.',
  },
  Switch: {
    ...ready,
    whenToUse: ['a setting that holds from the press on'],
    whenNotToUse: ['an answer in a form: Checkbox', 'one of several: Select'],
    anatomy: { Track: 'with a thumb whose place says on or off', Words: 'what is on or off' },
    content: ['Name the thing, not the state: Dark theme, not Turn on dark theme.'],
    rightToLeft: 'On is at the left.',
  },
  ToggleChipGroup: {
    ...ready,
    whenToUse: ['some of a few short values, seen at once: sports, filters'],
    whenNotToUse: ['long values: CheckboxGroup', 'parts of a page: Tabs'],
    anatomy: { Label: 'names the group', Chips: 'with a tick when chosen', Error: 'below' },
    content: ['One or two words a chip.'],
    rightToLeft: 'Chips flow from the right.',
  },
  TagInput: {
    ...ready,
    whenToUse: ['a few short words of one’s own'],
    whenNotToUse: ['words from a list: ToggleChipGroup'],
    anatomy: {
      ...field,
      Field: 'Enter adds what is typed',
      Tags: 'each with a button that removes it',
    },
    content: ['Say how many there may be.'],
    rightToLeft: 'Tags flow from the right.',
  },
  FileField: {
    ...ready,
    whenToUse: ['one picture from the device'],
    whenNotToUse: ['pictures within a text: the composer’s own'],
    anatomy: { ...field, Picture: 'as it will be cut', Buttons: 'to choose and to remove' },
    content: ['Say kinds and greatest size before choosing.'],
    rightToLeft: mirrored,
  },
  Form: {
    ...ready,
    whenToUse: ['fields that are sent together'],
    whenNotToUse: ['a single search: SearchField', 'settings that hold at once: Switch'],
    anatomy: {
      Errors: 'a list above, which takes the focus; each leads to its field',
      Fields: 'in one column',
      Button: 'sends; never disabled because something is missing',
    },
    content: ['An error says what to do: Name is required.'],
    rightToLeft: 'Everything in it turns by itself.',
  },
};
