import { facts } from '../facts/facts';

/** What a message is for, in the order in which the catalogue offers it. */
export const messageKinds = ['empty', 'error', 'confirmation', 'toast', 'label'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What the catalogue offers besides kinds: messages of every kind that are read then. */
export const LOST_CONNECTION = 'lost connection';

/** Groups and keys that speak of the connection, or of what waits for it. */
const OFFLINE_ID =
  /^features (connection|offline\w*)\.|^ui unsentNote\.|(offline|connecting|unreachable)/i;
const OFFLINE_TEXT =
  /\bconnection\b|\boffline\b|can(no|’)t be (reached|refreshed)|may have arrived/i;

/** Whether people read a message because the connection is lost, or while it comes back. */
export const isOfLostConnection = (id: string, text: string): boolean =>
  OFFLINE_ID.test(id) || OFFLINE_TEXT.test(text);

/** Keys of what did not work, is not allowed or is not there. */
const ERROR = new RegExp(
  'fail|error|invalid|required|refus|wrong|too(Many|Long|Large|Big|Short)|unreachable|^lost$|' +
    'unauthorized|expired|denied|cannot|couldNot|notS(ent|aved|etUp)|notAllowed|notFound$|unsent|' +
    'duplicate|rejected|noSuch|gone(Hint)?$|disabled|differ|taken|unknown\\.|' +
    'minimum$|exists$|loggedOut$|closedMeanwhile$|partMissing$|pinsFull$|^stale$',
  'i',
);
/** Groups in which every sentence says what did not work; buttons and titles of a page aside. */
const ERRORS = /error$|problem$|failure$|unavailable$/i;
const FAILURE = new RegExp(
  "could(n[’']t| not)|failed|went wrong|is required|" +
    'please (try again|enter|choose|use|fix|make sure)|' +
    "^invalid|must be|do(n[’']t| not) match|does not exist|not found|got lost|too (many|short)|" +
    '^no auth token|but no \\w+ returned|already (in use|taken)|is not an image',
  'i',
);
/** What is to be pressed, not read: Try again, Back to Home. */
const BUTTON = /(^|\.)(retry\w*|home|goBack|cancel)$/;
const EMPTY = /(^|\.)(empty|no[A-Z]|nothing|none)/;
const CONFIRMATION = /confirm(Text|Hint)?$|sure|question|discard|(leave|delete|remove|end)Title/i;
const ASKS = /\?$/;
const ASKING_KEY = /(^|\.)(title|\w+Title|text)$/;

const inToasts = new Set(facts.toasts);

/**
 * What a message is for, by the first of these that holds. An error says that something did not
 * work, is not allowed or is not there: its key, its group or its words say so, but it is no
 * button. Empty stands where there is nothing, though nothing went wrong: `empty`, `noMatches`. A
 * confirmation is a question before something is done, or the button that answers it. A toast is
 * said by code in one. All else labels something or says how it stands.
 * @param id of the message, e.g. `ui notificationList.empty`
 * @param text in English
 */
export function kindOf(id: string, text: string): MessageKind {
  const [group = '', ...path] = id.slice(id.indexOf(' ') + 1).split('.');
  const key = path.join('.');
  const isError = ERROR.test(key) || ERRORS.test(group) || FAILURE.test(text);
  if (isError && !BUTTON.test(key)) return 'error';
  if (EMPTY.test(key)) return 'empty';
  if (CONFIRMATION.test(key) || (ASKS.test(text) && ASKING_KEY.test(key))) return 'confirmation';
  if (inToasts.has(id)) return 'toast';
  return (/toast/i.test(group) && group !== 'toastRegion') || /Toast/.test(key) ? 'toast' : 'label';
}
