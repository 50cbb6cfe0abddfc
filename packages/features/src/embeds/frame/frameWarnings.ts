import type { EmbedProblem } from '@clubline/ui/EmbedBoundary';
import {
  warnOfLanguage,
  warnOfNames,
  warnOfProblem,
  warnOfValue,
} from '@clubline/ui/embedWarnings';
import { THEMES } from '../chatWarnings';
import type { FrameMessage } from './frameParent';

// Its script has no build for development, which pages would have to ask for: it warns wherever it
// stands, of what the page around has to mend.
const FRAME = 'Chat frame';

/**
 * The attribute of the script around that a problem comes of, if of one. A problem that is not here
 * is the affair of the person who reads, and told to nobody.
 */
const attributes: Partial<Record<EmbedProblem['code'], string>> = {
  missing: 'data-room',
  'unknown-room': 'data-room',
  'bad-locale': 'data-locale',
  unreachable: '',
  'missing-script': '',
  crash: '',
};

/** Warns of an attribute that cannot be read. */
export function warnOfFrame(attribute: string, fault: string) {
  warnOfProblem(FRAME, { code: 'bad-value', error: new Error(fault) }, attribute);
}

/** Warns of a theme that there is not. */
export const warnOfTheme = (theme: string | null) =>
  warnOfValue(FRAME, 'data-theme', theme, THEMES);

/** All that the script around may be given, as `data-…`. */
const names = ['room', 'partner', 'theme', 'locale', 'title', 'labels', 'height'];

/** What the element of a room has, and no frame. */
const ofElement = ['api', 'time-zone', 'heading-level', 'user-id', 'token-url', 'closable'];

/** What the address of a frame may hold besides. */
const ownParameters = [...names, 'scheme', 'unknown', 'bare'];

/** What the address of a frame holds, and nothing reads. */
export const unreadParameters = (query: URLSearchParams): string =>
  [...query.keys()].filter((name) => !ownParameters.includes(name)).join();

/**
 * Warns of a language that there is not, and of what only the script around has read.
 * @param given reads what that script says, by its name in the address
 */
export function warnOfScript(locale: string | null, given: (name: string) => string | null) {
  warnOfLanguage(FRAME, locale, 'data-locale');
  const height = given('height');
  if (height) warnOfFrame('data-height', `"${height}" is no number of pixels, e.g. 600`);
  const unknown = listOf(given('unknown'));
  warnOfNames(FRAME, unknown, names, 'data-');
  const all = names.map((name) => `data-${name}`).join(', ');
  for (const name of unknown)
    if (ofElement.includes(name)) warnOfName(`there is no data-${name}; a frame has ${all}`);
  for (const name of listOf(given('bare')))
    warnOfName(`${name} is not read; data-${name} was meant`);
  warnOfNames(FRAME, listOf(given('parameters')), names, '?');
}

const listOf = (given: string | null) => given?.split(',').filter(Boolean) ?? [];

const warnOfName = (fault: string) =>
  warnOfProblem(FRAME, { code: 'unknown-name', error: new Error(fault) });

/** What stands at the script around, and nothing reads. */
export const unreadNames = (given: (name: string) => string | null): readonly string[] => [
  ...listOf(given('unknown')).map((name) => `data-${name}`),
  ...listOf(given('bare')),
];

/**
 * Tells the page around of what goes wrong in the room, and warns of it.
 * @param unread what stands at the script around, one of which may be what is missing
 */
export function reportProblem(
  { code, error }: EmbedProblem,
  tell: (message: FrameMessage) => void,
  unread: readonly string[] = [],
) {
  const attribute = attributes[code];
  if (attribute === undefined) return;
  const others = code === 'missing' && unread[0] ? `; nothing reads ${unread.join(', ')}` : '';
  const message = error.message + others;
  tell({ type: 'clubline-error', code, message });
  warnOfProblem(FRAME, { code, error: new Error(message) }, attribute);
}
