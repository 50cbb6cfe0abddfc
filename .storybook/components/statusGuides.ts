import type { Guides } from './guide.types';

const ready = { status: 'ready' } as const;

/** What tells people how things are. */
export const statusGuides: Guides = {
  EmptyState: {
    ...ready,
    whenToUse: ['a list or page with nothing in it, which is as it should be'],
    whenNotToUse: ['what could not be loaded: ErrorState', 'what is on its way: Skeleton'],
    anatomy: { Drawing: 'decoration', Sentence: 'what is so', Action: 'the one next step' },
    content: ['One sentence of its own for each list.', 'No apology, no joke.'],
    rightToLeft: 'Centred; drawings are not mirrored.',
  },
  ErrorState: {
    ...ready,
    whenToUse: ['a list or page that could not be loaded'],
    whenNotToUse: ['an action that failed: words at its button', 'nothing there: EmptyState'],
    anatomy: {
      Icon: 'besides the words',
      Words: 'what did not work, and why',
      Retry: 'and a way on',
    },
    content: ['Say what did not work: Couldn’t load notifications.', 'No status, no path.'],
    rightToLeft: 'Centred.',
  },
  Notice: {
    ...ready,
    whenToUse: ['what is so as long as one looks: muted, read-only, closed'],
    whenNotToUse: ['what has just been done: ToastRegion', 'an error: ErrorState'],
    anatomy: {
      Icon: 'decoration',
      Title: 'what is the matter',
      Text: 'what follows',
      Action: 'one',
    },
    content: ['The title alone must be enough.'],
    rightToLeft: 'The icon stands at the right.',
  },
  UnsentNote: {
    ...ready,
    whenToUse: ['something written that may not have arrived'],
    whenNotToUse: ['an action without words of one’s own: ToastRegion'],
    anatomy: { Words: 'what is not sent', Buttons: 'to send it again, and to throw it away' },
    content: ['Say that nobody knows where nobody knows.'],
    rightToLeft: 'Buttons follow the words, on their left.',
  },
  CutNote: {
    ...ready,
    whenToUse: ['the end of a list that the server cuts off'],
    whenNotToUse: ['a list with a next page: it loads that'],
    anatomy: { Words: 'how many came' },
    content: ['Say the number that is there, not one that nobody knows.'],
    rightToLeft: 'Centred.',
  },
  Badge: {
    ...ready,
    whenToUse: ['a word about a thing, beside its name: Live, Owner, coming soon'],
    whenNotToUse: ['something to press: ToggleChipGroup', 'a count on an icon: the icon’s own'],
    anatomy: { Word: 'on the soft ground of its tone' },
    content: ['One or two words; no sentence.'],
    rightToLeft: 'Stands on the left of the name.',
  },
  StatusDot: {
    ...ready,
    whenToUse: ['a state in a row of them: live, reconnecting, offline'],
    whenNotToUse: ['decoration', 'a word alone: Badge'],
    anatomy: { Dot: 'its shape differs with its tone', Label: 'seen, or heard alone' },
    content: ['The state in one word.'],
    rightToLeft: 'The dot stands at the right of its label.',
  },
  ProgressBar: {
    ...ready,
    whenToUse: ['something whose end is known, or that takes more than a moment'],
    whenNotToUse: ['a page that loads: Skeleton', 'a press: Button, pending'],
    anatomy: { Label: 'what goes on', Track: 'filled as far as it has come' },
    content: ['Say what, not that: Sending the picture.'],
    rightToLeft: 'Fills from the right.',
  },
  Spinner: {
    ...ready,
    whenToUse: ['a small place in which something is waited for'],
    whenNotToUse: ['a page or list: Skeleton', 'over a page: never'],
    anatomy: { Ring: 'turns, or breathes where motion is unwanted', Label: 'heard alone' },
    content: ['The label says what is waited for.'],
    rightToLeft: 'Turns the same way.',
  },
  Skeleton: {
    ...ready,
    whenToUse: ['what will stand there, in its size, until it is known'],
    whenNotToUse: ['less than a moment: nothing', 'parts that may not come'],
    anatomy: { Shape: 'a line, a block or a circle' },
    content: ['None: what holds it says once that it loads.'],
    rightToLeft: 'The light passes the same way.',
  },
};
