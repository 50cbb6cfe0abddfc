import type { Guides } from '../guide.types';

/** What stands above the page. */
export const guides: Guides = {
  Dialog: {
    whenToUse: ['a short task that has to be ended before the page goes on'],
    whenNotToUse: ['a yes or no: ConfirmDialog', 'long forms: a page', 'a hint: Popover'],
    anatomy: {
      Title: 'its name',
      'Close button': 'closes it, as Escape and a press outside do',
      Content: 'scrolls alone where it is higher than the window',
    },
    content: ['The title says what one does in it.'],
    roles: 'dialog named by its title; the rest of the page is hidden from assistive technology',
    keys: 'Tab stays inside, Escape',
    tested: 'Escape, scope and theme of what floats',
    rightToLeft: 'The close button stands at the left.',
  },
  AlertDialog: {
    whenToUse: ['something that has to be read before one goes on, with nothing to decide'],
    whenNotToUse: ['a decision: ConfirmDialog', 'what may be missed: ToastRegion'],
    anatomy: { Title: 'what has happened', Text: 'what follows from it', Button: 'closes it' },
    content: ['Two sentences at most.'],
    roles: 'alertdialog, named and described by its words',
    keys: 'Enter, Escape',
    tested: 'focus on its button, closing',
    rightToLeft: 'The button stands at the left end.',
  },
  ConfirmDialog: {
    whenToUse: ['something that will be lost for good, before it is'],
    whenNotToUse: ['what can be taken back: do it', 'information: AlertDialog'],
    anatomy: {
      Question: 'names the thing',
      Text: 'what is lost, and for whom',
      Buttons: 'Cancel, where the focus starts if it is critical, and the verb',
    },
    content: ['The button repeats the verb of the question; never OK or Yes.'],
    roles: 'alertdialog; focus starts on the safe button when the action cannot be undone',
    keys: 'Tab, Enter, Escape (not while pending)',
    tested: 'names, description, focus on opening and on closing',
    rightToLeft: 'The order of the buttons turns with the line.',
  },
  Popover: {
    whenToUse: ['a little content beside what opened it, with something to press'],
    whenNotToUse: ['actions: Menu', 'words alone: Tooltip', 'a task: Dialog'],
    anatomy: {
      Trigger: 'a Button or IconButton',
      Content: 'takes the focus; Escape gives it back',
    },
    content: ['Its name says what is in it; no title of its own.'],
    roles: 'dialog with its own name',
    keys: 'Escape',
    tested: 'placement by eye',
    rightToLeft: 'Stands at the other end of its trigger.',
  },
  Tooltip: {
    whenToUse: ['the name of an IconButton, or a short explanation'],
    whenNotToUse: [
      'what one must know: there is no hover on a phone',
      'anything to press: Popover',
    ],
    anatomy: {
      Control: 'what it explains',
      Text: 'beside it, after 700 ms or at once by keyboard',
    },
    content: ['A few words, without a full stop.'],
    roles: 'tooltip that describes its control',
    keys: 'shows at once with the keyboard, Escape hides',
    tested: '700 ms, focus, Escape',
    untested: 'touch: there is no hover, so nothing stands in a tooltip alone',
    rightToLeft: 'Turns over where there is no room, as everywhere.',
  },
  Lightbox: {
    whenToUse: ['pictures of a post, large'],
    whenNotToUse: ['pictures that are looked at in place: as large as there is room'],
    anatomy: { Picture: 'as large as the window allows', Arrows: 'to the next', Place: '2 of 5' },
    content: ['Each picture has the description that its author gave.'],
    roles: 'dialog; place announced politely',
    keys: 'arrow left and right, Escape',
    tested: 'keys, ends, closing',
    untested: 'zooming by pinch',
    rightToLeft: 'The next one comes from the left; arrow keys are turned round.',
  },
  ToastRegion: {
    whenToUse: ['something that one asked for is done or has failed, out of sight'],
    whenNotToUse: [
      'what is still so in ten seconds: Notice',
      'the error of a field: its own words',
    ],
    anatomy: { Icon: 'of its tone', Words: 'what is done', 'Close button': 'sends it away' },
    content: ['Begin with what is done: Profile updated.', 'No button that exists nowhere else.'],
    roles:
      'region; good news status, bad news alert; its time stands while pointer or focus is in it',
    keys: 'F8 brings the focus',
    tested: 'times, swipe of 50 px, F8, pause',
    rightToLeft: 'Stands at the left edge; a swipe to either side sends it away.',
  },
};
