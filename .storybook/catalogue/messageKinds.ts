import { facts } from '../facts/facts';

/** What a message is for, in the order in which the catalogue offers it. */
export const messageKinds = ['empty', 'error', 'confirmation', 'toast', 'label'] as const;
export type MessageKind = (typeof messageKinds)[number];

const ERROR = new RegExp(
  'fail|error|invalid|required|refus|wrong|tooM|tooL|tooB|unreachable|lost|unauthorized|expired|' +
    'denied|cannot|couldNot|notSent|notSaved|unsent|duplicate|problem|rejected|must|noSuch|gone|' +
    'disabled',
  'i',
);
const FAILURE = new RegExp(
  "could(n[’']t| not)|failed|went wrong|try again|is required|please (enter|choose|use)|" +
    '^invalid|must be',
  'i',
);
const EMPTY = /(^|\.)(empty|no[A-Z]|nothing|none|noMatches)/;
const CONFIRMATION = /confirm|sure|question|discard|(leave|delete|remove|end)Title/i;

const inToasts = new Set(facts.toasts);

/**
 * What a message is for. Its names say so: a group named after toasts, or a key such as `empty`,
 * `loadFailed` or `leaveConfirm`; of errors its words, too, and of toasts the code. All else labels
 * something or says how it stands.
 * @param id of the message, e.g. `ui notificationList.empty`
 * @param text in English
 */
export function kindOf(id: string, text: string): MessageKind {
  const [group = '', ...path] = id.slice(id.indexOf(' ') + 1).split('.');
  const key = path.join('.');
  if (EMPTY.test(key)) return 'empty';
  if (ERROR.test(key) || /error/i.test(group) || FAILURE.test(text)) return 'error';
  if (CONFIRMATION.test(key)) return 'confirmation';
  if (inToasts.has(id)) return 'toast';
  return (/toast/i.test(group) && group !== 'toastRegion') || /Toast/.test(key) ? 'toast' : 'label';
}
