import type { Guides } from './guide.types';

const ready = { status: 'ready' } as const;

/** What people press. */
export const actionGuides: Guides = {
  Button: {
    ...ready,
    whenToUse: ['something that is done here and now: save, join, send'],
    whenNotToUse: [
      'what leads elsewhere: LinkButton',
      'a choice that stays: Switch or ToggleChipGroup',
    ],
    anatomy: {
      Icon: 'may stand before the words',
      Words: 'what a press does',
      Spinner: 'takes their place while it is under way; the width stays',
    },
    content: ['Begin with the verb: Save changes.', 'Sentence case, two or three words.'],
    rightToLeft: 'The icon stands before the words, so on their right.',
  },
  IconButton: {
    ...ready,
    whenToUse: [
      'what everybody knows by its picture: close, more, search',
      'rows without room for words',
    ],
    whenNotToUse: [
      'the main action of a view: Button',
      'a picture that needs guessing: Button with icon',
    ],
    anatomy: { Icon: 'what is seen', Name: 'what is heard, and may be shown by a Tooltip' },
    content: ['The name says what a press does: Close, not Cross.'],
    rightToLeft: 'Icons along the line of text turn round.',
  },
  LinkButton: {
    ...ready,
    whenToUse: ['the one way on from a page or an empty state'],
    whenNotToUse: ['what changes something: Button', 'a link in running text: a plain link'],
    anatomy: { Icon: 'may stand before the words', Words: 'where it leads' },
    content: ['Say where it leads, also read alone: See results, not Here.'],
    rightToLeft: 'As Button.',
  },
  Menu: {
    ...ready,
    whenToUse: ['the lesser actions on a thing, behind one button'],
    whenNotToUse: ['choosing a value: Select', 'a single action: Button', 'content: Popover'],
    anatomy: {
      Trigger: 'a Button or IconButton, whose name is the menu’s',
      Items: 'each an action, with an icon if all have one',
    },
    content: ['Verbs, in the order of how often they are wanted; what cannot be undone last.'],
    rightToLeft: 'Opens at the other end of its trigger.',
  },
  Tabs: {
    ...ready,
    whenToUse: ['parts of one page, of which one is seen at a time'],
    whenNotToUse: ['steps in an order: pages of their own', 'filters of one list: ToggleChipGroup'],
    anatomy: {
      List: 'the names in a row, which scrolls where there is no room',
      Tab: 'a name, with a count if there is one',
      Panel: 'what the chosen one shows',
    },
    content: ['One noun each: Feed, Members.'],
    rightToLeft: 'The first stands on the right; arrow keys are turned round.',
  },
  Disclosure: {
    ...ready,
    whenToUse: ['what few people need, below what all need'],
    whenNotToUse: ['what has to be read: leave it open', 'parts of equal weight: Tabs'],
    anatomy: { Heading: 'a heading that is a button', Arrow: 'turns', Content: 'shown below' },
    content: ['The heading says what is inside, and not Show more.'],
    rightToLeft: 'The arrow stands at the other end.',
  },
};
