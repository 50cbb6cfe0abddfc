import type { Guides } from './guide.types';

const ready = { status: 'ready' } as const;

/** What stands above the page. */
export const overlayGuides: Guides = {
  Dialog: {
    ...ready,
    whenToUse: ['a short task that has to be ended before the page goes on'],
    whenNotToUse: ['a yes or no: ConfirmDialog', 'long forms: a page', 'a hint: Popover'],
    anatomy: {
      Title: 'its name',
      'Close button': 'closes it, as Escape and a press outside do',
      Content: 'scrolls alone where it is higher than the window',
    },
    content: ['The title says what one does in it.'],
    rightToLeft: 'The close button stands at the left.',
  },
  AlertDialog: {
    ...ready,
    whenToUse: ['something that has to be read before one goes on, with nothing to decide'],
    whenNotToUse: ['a decision: ConfirmDialog', 'what may be missed: ToastRegion'],
    anatomy: { Title: 'what has happened', Text: 'what follows from it', Button: 'closes it' },
    content: ['Two sentences at most.'],
    rightToLeft: 'The button stands at the left end.',
  },
  ConfirmDialog: {
    ...ready,
    whenToUse: ['something that will be lost for good, before it is'],
    whenNotToUse: ['what can be taken back: do it', 'information: AlertDialog'],
    anatomy: {
      Question: 'names the thing',
      Text: 'what is lost, and for whom',
      Buttons: 'Cancel, where the focus starts if it is critical, and the verb',
    },
    content: ['The button repeats the verb of the question; never OK or Yes.'],
    rightToLeft: 'The order of the buttons turns with the line.',
  },
  Popover: {
    ...ready,
    whenToUse: ['a little content beside what opened it, with something to press'],
    whenNotToUse: ['actions: Menu', 'words alone: Tooltip', 'a task: Dialog'],
    anatomy: {
      Trigger: 'a Button or IconButton',
      Content: 'takes the focus; Escape gives it back',
    },
    content: ['Its name says what is in it; no title of its own.'],
    rightToLeft: 'Stands at the other end of its trigger.',
  },
  Tooltip: {
    ...ready,
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
    rightToLeft: 'Turns over where there is no room, as everywhere.',
  },
  Lightbox: {
    ...ready,
    whenToUse: ['pictures of a post, large'],
    whenNotToUse: ['pictures that are looked at in place: as large as there is room'],
    anatomy: { Picture: 'as large as the window allows', Arrows: 'to the next', Place: '2 of 5' },
    content: ['Each picture has the description that its author gave.'],
    rightToLeft: 'The next one comes from the left; arrow keys are turned round.',
  },
  ToastRegion: {
    ...ready,
    whenToUse: ['something that one asked for is done or has failed, out of sight'],
    whenNotToUse: [
      'what is still so in ten seconds: Notice',
      'the error of a field: its own words',
    ],
    anatomy: { Icon: 'of its tone', Words: 'what is done', 'Close button': 'sends it away' },
    content: ['Begin with what is done: Profile updated.', 'No button that exists nowhere else.'],
    rightToLeft: 'Stands at the left edge; a swipe to either side sends it away.',
  },
};
