import { blame, elementName, kindOf, warnOfProblem } from '@clubline/ui/embedWarnings';
import { expiryOf } from '../platform/session';

/** How a page, or its server, may have called the token. */
export const TOKEN_NAMES = ['token', 'accessToken', 'access_token', 'jwt', 'data'];

const names = new WeakMap<object, () => string>();

/** Says how warnings call a source of tokens, which else is `getToken`. */
export const nameSource = (source: object, name: () => string) => void names.set(source, name);

/** How warnings call a source of tokens. */
export const sourceName = (source: object | undefined): string =>
  (source && names.get(source)?.()) ?? 'getToken';

/** What a page has given as a source of tokens. */
const propOf = (source: object) => (sourceName(source) === 'getToken' ? 'getToken' : 'token-url');

/** A room that asks a source of tokens, and what warnings call the embed that shows it. */
interface Asker {
  source: object;
  room: unknown;
  embed: string;
}

/** Who asks a source. */
const askers = new WeakMap<object, Asker>();
/** The rooms that share a session, by what they share it for. */
const sharing = new Map<string, Set<Asker>>();

/** Whether two functions do the same: those written in place are new with each rendering. */
const isSame = (one: object, other: object) =>
  String(one) === String(other) && sourceName(one) === sourceName(other);

/** The first room that shares a session with this one, and has a source of its own. */
const otherOf = (own: Asker) =>
  [...([...sharing.values()].find((rooms) => rooms.has(own)) ?? [])].find(
    ({ source }) => !isSame(source, own.source),
  );

/** What warnings call a room: by its name, where others share its session and it has no id. */
const nameOf = (own: Asker) =>
  otherOf(own) && !own.embed.includes(' id="') ? `${own.embed} of "${own.room}"` : own.embed;

/**
 * Notes that a room asks a source of tokens, until the returned function is called. Warns where
 * another room has another one, and neither says for whom it asks.
 */
export function noteAsker(
  { api, userId, room, getToken: source }: Partial<Record<string, unknown>>,
  embed: string,
): (() => void) | undefined {
  if (!(source instanceof Object)) return undefined;
  const key = JSON.stringify([api, userId]);
  const rooms = sharing.get(key) ?? new Set();
  const own = { source, room, embed };
  askers.set(source, own);
  sharing.set(key, rooms.add(own));
  const other = otherOf(own);
  if (other)
    warnOfGiven(
      source,
      `for "${room}" it is another one than for "${other.room}", with which it shares a ` +
        'session, and one of both is asked for both: give both the same, or each a userId of ' +
        'its own',
      embed,
    );
  return () => void rooms.delete(own);
}

/** Says that an error comes of the room whose source was asked: others hear of it, too. */
export function blameAsker(error: Error, source: object | undefined) {
  const asker = source && askers.get(source);
  if (asker) blame(error, nameOf(asker), propOf(asker.source));
}

/** Warns of what a source of tokens has given, or is, in the name of the room that asks it. */
export function warnOfGiven(source: object, fault: string, embed?: string) {
  const asker = askers.get(source);
  const name = embed ?? (asker ? nameOf(asker) : 'LiveChat');
  warnOfProblem(name, { code: 'bad-value', error: new Error(fault) }, propOf(source));
}

const isForeign = (address: string) =>
  URL.canParse(address, location.href) &&
  new URL(address, location.href).origin !== location.origin;

/** Why an address gives a page nothing to read: what is refused to it may still be sent for. */
export async function whyUnread(address: string): Promise<string> {
  const isThere = await fetch(address, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!isThere) return 'does not answer';
  if (location.protocol === 'file:')
    return (
      'does not let this page read it, which was opened as a file: serve the page, or ' +
      'give getToken'
    );
  if (globalThis.origin === 'null')
    return (
      'does not let this page read it, which is of no origin: it stands in an <iframe sandbox> ' +
      'without allow-same-origin. Add that, or give getToken'
    );
  if (!isForeign(address))
    return 'leads to another origin, which may not be read: answer 401 where nobody is signed in';
  return (
    `does not let ${location.origin} read it: its server has to send ` +
    'Access-Control-Allow-Origin, and gets no cookies'
  );
}

const isToken = (text: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text.trim());

/** A time of this length, in ms, in its largest unit. */
function spell(ms: number): string {
  const units = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 };
  const [name, size] =
    Object.entries(units).find(([, unit]) => ms >= 2 * unit) ?? (['seconds', 1_000] as const);
  return `${Math.floor(ms / size)} ${name}`;
}

/** Why an API has refused a token, as far as the token itself says. */
export function whyRefused(token: string, now: number): string {
  if (token.split('.').length !== 3)
    return 'the API refused the token, which is no JWT: a JWT has three parts, with dots between';
  const expiry = expiryOf(token);
  if (expiry === null)
    return (
      'the API refused the token, in which no time of expiry can be read: it may be cut off, or ' +
      'none of createToken'
    );
  if (expiry > now)
    return (
      'the API refused the token, which has not expired: it may be of another API, or the key ' +
      'that it was made with was revoked'
    );
  return (
    `the token expired at ${new Date(expiry).toISOString()}, ${spell(now - expiry)} ago by the ` +
    'clock of this device: give a new one each time it is asked for'
  );
}

/** Where in an answer a token stands, e.g. `.data.token`; two levels deep at most. */
function pathOf(given: unknown, depth = 2): string | undefined {
  if (typeof given !== 'object' || given === null || depth === 0) return undefined;
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string' && (TOKEN_NAMES.includes(name) || isToken(value)))
      return `.${name}`;
    const inner = pathOf(value, depth - 1);
    if (inner) return `.${name}${inner}`;
  }
  return undefined;
}

/** What a server has to answer, and where the token stands in what it has answered, if seen. */
export async function whatToAnswer(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => '');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    given = isToken(text) ? text : undefined;
  }
  const path = pathOf(given);
  const token = (Object(given) as { token?: unknown }).token;
  const found =
    (typeof given === 'string' && ', and not the token alone') ||
    (path && `, as which ${path} stands there`) ||
    (token !== undefined && `, in which token is text and not ${kindOf(token)}`);
  return `: answer { "token": "…" }${found || ''}`;
}

/** Warns of an address that knows nobody, as cookies do not go there. */
export async function warnOfForeignToken(
  element: Element,
  address: string,
  asked: Promise<string | null>,
) {
  if (!(await asked) && isForeign(address)) {
    const error = new Error(
      `${address} is of another origin, is asked without cookies, and says that nobody is signed ` +
        'in: let the page’s own origin answer, or give getToken',
    );
    warnOfProblem(elementName(element), { code: 'bad-value', error }, 'token-url');
  }
  return asked;
}
