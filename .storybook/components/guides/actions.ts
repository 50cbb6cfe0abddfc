import type { Guides } from '../guide.types';

/** What people press. */
export const guides: Guides = {
  Button: {
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
    roles: 'button; while pending aria-disabled with a named progressbar, focus kept',
    keys: 'Enter, Space',
    tested: 'no second press while pending, name kept',
    rightToLeft: 'The icon stands before the words, so on their right.',
  },
  IconButton: {
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
    roles: 'button; while pending aria-disabled with a named progressbar, focus kept',
    keys: 'Enter, Space',
    tested: 'no second press while pending, name kept',
    rightToLeft: 'Icons along the line of text turn round.',
  },
  LinkButton: {
    whenToUse: ['the one way on from a page or an empty state'],
    whenNotToUse: ['what changes something: Button', 'a link in running text: a plain link'],
    anatomy: { Icon: 'may stand before the words', Words: 'where it leads' },
    content: ['Say where it leads, also read alone: See results, not Here.'],
    roles: 'link that looks like a button',
    keys: 'Enter',
    tested: 'contrast of every look',
    rightToLeft: 'As Button.',
  },
  Menu: {
    whenToUse: ['the lesser actions on a thing, behind one button'],
    whenNotToUse: ['choosing a value: Select', 'a single action: Button', 'content: Popover'],
    anatomy: {
      Trigger: 'a Button or IconButton, whose name is the menu’s',
      Items: 'each an action, with an icon if all have one',
    },
    content: ['Verbs, in the order of how often they are wanted; what cannot be undone last.'],
    roles: 'menu named by its button',
    keys: 'arrows, Home, End, typing, Enter, Escape',
    tested: 'choosing by keyboard and pointer',
    rightToLeft: 'Opens at the other end of its trigger.',
  },
  Tabs: {
    whenToUse: ['parts of one page, of which one is seen at a time'],
    whenNotToUse: ['steps in an order: pages of their own', 'filters of one list: ToggleChipGroup'],
    anatomy: {
      List: 'the names in a row, which scrolls where there is no room',
      Tab: 'a name, with a count if there is one',
      Panel: 'what the chosen one shows',
    },
    content: ['One noun each: Feed, Members.'],
    roles: 'tablist, tab, tabpanel',
    keys: 'arrows (turned round from right to left), Home, End',
    tested: 'arrows in both directions of writing',
    rightToLeft: 'The first stands on the right; arrow keys are turned round.',
  },
  Disclosure: {
    whenToUse: ['what few people need, below what all need'],
    whenNotToUse: ['what has to be read: leave it open', 'parts of equal weight: Tabs'],
    anatomy: { Heading: 'a heading that is a button', Arrow: 'turns', Content: 'shown below' },
    content: ['The heading says what is inside, and not Show more.'],
    roles: 'button with aria-expanded in a heading',
    keys: 'Enter, Space',
    tested: 'opening by keyboard',
    rightToLeft: 'The arrow stands at the other end.',
  },
  LoadMoreRow: {
    whenToUse: ['the button that loads the next page, at the end of a list'],
    whenNotToUse: ['a list that is cut off for good: CutNote', 'any other button: Button'],
    anatomy: { Row: 'puts the button in the middle' },
    roles: 'none: the button in it has its own',
  },
};
