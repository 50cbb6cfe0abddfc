import type { AccessibilityNote } from './accessibilityNote.types';

/** The notes on what people fill in and choose. */
export const fieldNotes: readonly AccessibilityNote[] = [
  {
    component: 'Checkbox, CheckboxGroup',
    role: 'checkbox in a named group',
    keys: 'Space',
    tested: 'through the chips',
    untested: 'mixed state',
  },
  {
    component: 'FileField',
    role: 'file input named by its label and its button; fault is an alert',
    keys: 'Space opens the chooser',
    tested: 'choosing, removing, refusing',
    untested: 'the system’s chooser',
  },
  {
    component: 'Form',
    role: 'faults in a focusable group above the fields; each leads to its field',
    keys: 'Enter',
    tested: 'focus on the summary, focus on the field',
    untested: '',
  },
  {
    component: 'PasswordField',
    role: 'textbox; button says what it will do',
    keys: '',
    tested: 'showing and hiding',
    untested: '',
  },
  {
    component: 'SearchField',
    role: 'searchbox',
    keys: 'Escape clears',
    tested: 'both ways of clearing',
    untested: '',
  },
  {
    component: 'Select',
    role: 'button and listbox',
    keys: 'arrows, Home, End, typing, Enter, Escape',
    tested: 'opening by keyboard, choosing',
    untested: '',
  },
  { component: 'Switch', role: 'switch with its name', keys: 'Space', tested: '', untested: '' },
  {
    component: 'TagInput',
    role: 'textbox and a list; changes announced',
    keys: 'Enter adds, Backspace on empty removes the last',
    tested: 'adding, removing, limit, input methods',
    untested: '',
  },
  {
    component: 'TextArea',
    role: 'textbox; count belongs to its description, crossing the limit is announced once',
    keys: '',
    tested: 'count, over the limit',
    untested: '',
  },
  {
    component: 'TextField',
    role: 'textbox; help and fault belong to its description, star hidden, aria-required',
    keys: '',
    tested: 'with every form above',
    untested: '',
  },
  {
    component: 'ToggleChipGroup',
    role: 'checkbox in a named group; tick besides colour',
    keys: 'Space',
    tested: 'keyboard, limit, fault tied to the group',
    untested: '',
  },
];
