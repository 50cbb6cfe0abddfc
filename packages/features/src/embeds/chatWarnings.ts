import { chatRoomMessages } from '@clubline/ui/ChatRoom';
import {
  elementName,
  elementOf,
  warnOfEnglish,
  warnOfFunctions,
  warnOfLabels,
  warnOfLanguage,
  warnOfMissingStyles,
  warnOfNames,
  warnOfProblem,
  warnOfText,
  warnOfValue,
} from '@clubline/ui/embedWarnings';
import { useEffect } from 'react';
import { noteAsker } from './tokenWarnings';

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
    'the button to sign in was pressed, and nobody who listens to clubline-sign-in has given ' +
    'event.detail.waitUntil a promise: call it at once, before the first await';
  warnOfProblem(elementName(element), { code: 'sign-in-unheard', error: new Error(fault) });
}

/** Warns of a theme, level, text or prop that there is not, and where a room has no styles. */
export function useChatWarnings(given: Partial<Record<KnownChatProp, unknown>>) {
  const { theme, headingLevel, labels, onSignIn, onClose, onError, hrefFor, fetch } = given;
  const { onConnectionChange, onMessage, socketFactory } = given;
  const element = elementOf(given);
  const embed = element ?? 'LiveChat';
  warnOfNames(embed, Object.keys(given), names);
  warnOfText(embed, 'title', given.title);
  warnOfValue(embed, 'theme', theme, THEMES);
  warnOfValue(embed, 'headingLevel', headingLevel, [2, 3, 4, 5]);
  warnOfLanguage(embed, given.locale);
  const { api, userId, room, getToken } = given;
  useEffect(
    () => noteAsker({ api, userId, room, getToken }, embed),
    [api, userId, room, getToken, embed],
  );
  // A page sets the properties of an element later.
  useEffect(() => {
    const timer = setTimeout(() => warnOfEnglish(embed, given.locale, labels, 'chatRoom'), 3_000);
    return () => clearTimeout(timer);
  }, [embed, given.locale, labels]);
  const functions = { onSignIn, onClose, onError, onConnectionChange, onMessage, hrefFor };
  warnOfFunctions(embed, { ...functions, fetch, socketFactory });
  warnOfLabels(embed, labels, chatRoomMessages);
  useEffect(
    () =>
      warnOfMissingStyles(
        'LiveChat',
        '[data-clubline-chat] > section',
        '@clubline/features/chat.css',
      ),
    [],
  );
}

/** What is wrong with a language or a time zone, if anything: browsers do not name it. */
function localeFault(given: string, ...format: Parameters<typeof Intl.DateTimeFormat>) {
  try {
    Intl.DateTimeFormat(...format);
    return [];
  } catch (error) {
    return [`${given}: ${(error as Error).message}`];
  }
}

/** Names which of a language and a time zone does not exist, or both. */
export function badLocale(locale: string | undefined, timeZone: string | undefined): Error {
  const faults = [
    ...localeFault(`locale "${locale}"`, locale),
    ...localeFault(`timeZone "${timeZone}"`, undefined, { timeZone }),
  ];
  return new RangeError(faults.join('; '));
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
