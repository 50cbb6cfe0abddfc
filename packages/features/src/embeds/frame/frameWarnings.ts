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

/**
 * Warns of a language that there is not, and of what only the script around has read.
 * @param given reads what that script says, by its name in the address
 */
export function warnOfScript(locale: string | null, given: (name: string) => string | null) {
  warnOfLanguage(FRAME, locale, 'data-locale');
  const height = given('height');
  if (height) warnOfFrame('data-height', `"${height}" is no number of pixels, e.g. 600`);
  warnOfNames(FRAME, given('unknown')?.split(',') ?? [], names, 'data-');
}

/** Tells the page around of what goes wrong in the room, and warns of it. */
export function reportProblem(problem: EmbedProblem, tell: (message: FrameMessage) => void) {
  const { code, error } = problem;
  const attribute = attributes[code];
  if (attribute === undefined) return;
  tell({ type: 'clubline-error', code, message: error.message });
  warnOfProblem(FRAME, problem, attribute);
}
