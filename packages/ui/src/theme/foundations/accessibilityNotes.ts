import type { AccessibilityNote } from './accessibilityNote.types';
import { fieldNotes } from './fieldNotes';

export type { AccessibilityNote };

const otherNotes: readonly AccessibilityNote[] = [
  {
    component: 'AlertDialog',
    role: 'alertdialog, named and described by its words',
    keys: 'Enter, Escape',
    tested: 'focus on its button, closing',
    untested: '',
  },
  {
    component: 'Avatar',
    role: 'img with the person’s name; hidden when the name stands beside it',
    keys: '',
    tested: 'fallbacks',
    untested: '',
  },
  { component: 'Badge', role: 'text', keys: '', tested: 'contrast of every tone', untested: '' },
  {
    component: 'BringIntoView',
    role: 'none; gives what a link leads to the focus, so that Tab goes on from there',
    keys: '',
    tested: 'focus on a new key, none without',
    untested: '',
  },
  {
    component: 'Button, IconButton',
    role: 'button; while pending aria-disabled with a named progressbar, focus kept',
    keys: 'Enter, Space',
    tested: 'no second press while pending, name kept',
    untested: '',
  },
  {
    component: 'ConfirmDialog',
    role: 'alertdialog; focus starts on the safe button when the action cannot be undone',
    keys: 'Tab, Enter, Escape (not while pending)',
    tested: 'names, description, focus on opening and on closing',
    untested: '',
  },
  {
    component: 'CutNote',
    role: 'paragraph after the list whose end it is; nothing announces it',
    keys: '',
    tested: '',
    untested: '',
  },
  {
    component: 'Dialog',
    role: 'dialog named by its title; the rest of the page is hidden from assistive technology',
    keys: 'Tab stays inside, Escape',
    tested: 'Escape, scope and theme of what floats',
    untested: '',
  },
  {
    component: 'Disclosure',
    role: 'button with aria-expanded in a heading',
    keys: 'Enter, Space',
    tested: 'opening by keyboard',
    untested: '',
  },
  {
    component: 'EmptyState',
    role: 'text, with a heading where the page needs one; drawing hidden',
    keys: '',
    tested: 'contrast',
    untested: '',
  },
  { component: 'ErrorState', role: 'alert', keys: '', tested: 'retry', untested: '' },
  {
    component: 'Icon',
    role: 'hidden; whatever holds it has the name',
    keys: '',
    tested: '',
    untested: '',
  },
  {
    component: 'Lightbox',
    role: 'dialog; place announced politely',
    keys: 'arrow left and right, Escape',
    tested: 'keys, ends, closing',
    untested: 'zooming by pinch',
  },
  {
    component: 'LinkButton',
    role: 'link that looks like a button',
    keys: 'Enter',
    tested: 'contrast of every look',
    untested: '',
  },
  {
    component: 'Menu',
    role: 'menu named by its button',
    keys: 'arrows, Home, End, typing, Enter, Escape',
    tested: 'choosing by keyboard and pointer',
    untested: '',
  },
  {
    component: 'Notice',
    role: 'text beside an icon that is hidden',
    keys: '',
    tested: '',
    untested: '',
  },
  {
    component: 'Popover',
    role: 'dialog with its own name',
    keys: 'Escape',
    tested: 'placement by eye',
    untested: '',
  },
  {
    component: 'ProfilePage, RacerPage',
    role: 'none of their own; order of reading is the order of the page in one column',
    keys: '',
    tested: '320 px',
    untested: '',
  },
  {
    component: 'ProgressBar, Spinner',
    role: 'progressbar with a name',
    keys: '',
    tested: '',
    untested: '',
  },
  {
    component: 'Skeleton',
    role: 'hidden; what holds it is busy and says so once',
    keys: '',
    tested: 'nothing moves with reduced motion',
    untested: '',
  },
  {
    component: 'StatTile',
    role: 'text, the figure and then its name; with `onPress` a button of that name',
    keys: 'Enter, Space, as a button',
    tested: 'name and press; narrow tiles, eight digits and right-to-left by eye',
    untested: 'how each screen reader speaks a dash',
  },
  {
    component: 'StatusDot',
    role: 'text; four shapes besides four colours',
    keys: '',
    tested: '',
    untested: '',
  },
  {
    component: 'Tabs',
    role: 'tablist, tab, tabpanel',
    keys: 'arrows (turned round from right to left), Home, End',
    tested: 'arrows in both directions of writing',
    untested: '',
  },
  {
    component: 'ThemeScope',
    role: 'none; sets direction and language for what is inside and what floats from it',
    keys: 'arrows turned round from right to left',
    tested: 'scope, direction and theme of what floats',
    untested: '',
  },
  {
    component: 'ToastRegion',
    role:
      'region; good news status, bad news alert; its time stands while pointer or focus ' +
      'is in it',
    keys: 'F8 brings the focus',
    tested: 'times, swipe of 50 px, F8, pause',
    untested: '',
  },
  {
    component: 'Tooltip',
    role: 'tooltip that describes its control',
    keys: 'shows at once with the keyboard, Escape hides',
    tested: '700 ms, focus, Escape',
    untested: 'touch: there is no hover, so nothing stands in a tooltip alone',
  },
  {
    component: 'UnsentNote',
    role: 'buttons described by what was not sent; that it was not, a toast has announced',
    keys: 'Enter, Space; while it is sent again the focus stays',
    tested: 'names and keys',
    untested: '',
  },
  {
    component: 'VisuallyHidden',
    role: 'text for assistive technology alone',
    keys: '',
    tested: '',
    untested: '',
  },
];

/** The notes on every primitive, by name. */
export const accessibilityNotes = [...fieldNotes, ...otherNotes].sort((one, other) =>
  one.component.localeCompare(other.component, 'en'),
);
