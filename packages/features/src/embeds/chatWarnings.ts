import { chatRoomMessages } from '@clubline/ui/ChatRoom';
import {
  elementName,
  elementOf,
  warnOfFunctions,
  warnOfLabels,
  warnOfLanguage,
  warnOfMissingStyles,
  warnOfNames,
  warnOfProblem,
  warnOfValue,
} from '@clubline/ui/embedWarnings';
import { useEffect } from 'react';

const allProps = {
  api: 1,
  room: 1,
  userId: 1,
  getToken: 1,
  fetch: 1,
  socketFactory: 1,
  onSignIn: 1,
  onClose: 1,
  onError: 1,
  onConnectionChange: 1,
  onMessage: 1,
  title: 1,
  headingLevel: 1,
  locale: 1,
  timeZone: 1,
  labels: 1,
  hrefFor: 1,
  theme: 1,
  dir: 1,
  tokens: 1,
  className: 1,
  style: 1,
};
// Builds that say nothing leave it out.
const names = /* @__PURE__ */ Object.keys(allProps);

/** All of `LiveChatProps`, which a test holds it to. */
export type KnownChatProp = keyof typeof allProps;

/** All themes that a chat may be given. */
export const THEMES = ['light', 'dark', 'high-contrast', 'system'];

/** Warns where people were asked to sign in, and the page has not said when they have. */
export function warnOfUnheardSignIn(element: Element, answers: readonly unknown[]) {
  if (answers[0]) return;
  const fault =
    'the button to sign in was pressed, and nobody who listens to clubline-sign-in has called ' +
    'event.detail.waitUntil';
  warnOfProblem(elementName(element), { code: 'sign-in-unheard', error: new Error(fault) });
}

/** Warns where there is no way to sign in, of which people see no more than that they read. */
export function warnOfReading(embed: string, ...ways: unknown[]) {
  if (ways.some(Boolean)) return;
  const error = new Error('nothing is given by which anybody could sign in, so people only read');
  warnOfProblem(embed, { code: 'read-only', error });
}

/**
 * Warns of a theme, level, text or prop that there is not, where there is no way to sign in, and
 * where a room has no styles.
 */
export function useChatWarnings(given: Partial<Record<KnownChatProp, unknown>>) {
  const { theme, headingLevel, labels, onSignIn, onClose, onError, hrefFor, fetch } = given;
  const { onConnectionChange, onMessage, socketFactory } = given;
  const element = elementOf(given);
  const embed = element ?? 'LiveChat';
  warnOfNames(embed, Object.keys(given), names);
  // Pages set the properties of an element later.
  if (!element) warnOfReading(embed, given.getToken, onSignIn);
  warnOfValue(embed, 'theme', theme, THEMES);
  warnOfValue(embed, 'headingLevel', headingLevel, [2, 3, 4, 5]);
  warnOfLanguage(embed, given.locale);
  const functions = { onSignIn, onClose, onError, onConnectionChange, onMessage, hrefFor };
  warnOfFunctions(embed, { ...functions, fetch, socketFactory });
  warnOfLabels(embed, labels, chatRoomMessages);
  useEffect(
    () =>
      warnOfMissingStyles(
        'LiveChat',
        () => document.querySelector('[data-clubline-chat]'),
        '@clubline/features/chat.css',
      ),
    [],
  );
}

/** What keeps people from a room whose history comes: its socket, if the answer is a history. */
export function closedSocket(api: string, { ok, headers }: Response): Error | null {
  if (!ok || !headers.get('content-type')?.includes('json')) return null;
  const socket = new URL(api, location.href).origin.replace(/^http/, 'ws');
  return new Error(
    `the history has come, but the socket ${socket} has not opened: connect-src of the page’s ` +
      `policy has to name ${socket}, and a proxy on the way has to let WebSockets through`,
  );
}

/** Warns of what an attribute of the custom element cannot say. */
export function warnOfAttributes(given: Element & { theme?: unknown; headingLevel?: unknown }) {
  const embed = elementName(given);
  warnOfValue(embed, 'theme', given.theme, THEMES);
  warnOfValue(embed, 'heading-level', given.headingLevel, ['2', '3', '4', '5']);
}
