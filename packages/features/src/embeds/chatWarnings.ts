import { chatRoomMessages } from '@clubline/ui/ChatRoom';
import {
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

/**
 * Warns where there is no way to sign in, of which people see no more than that they read. A page
 * may listen to the element's `clubline-sign-in`, which nobody can know: it is not asked there.
 */
function warnOfReading(getToken: unknown, onSignIn: unknown) {
  if (getToken || onSignIn) return;
  const error = new Error('nothing is given by which anybody could sign in, so people only read');
  warnOfProblem('LiveChat', { code: 'read-only', error });
}

/**
 * Warns of a theme, level, text or prop that there is not, where there is no way to sign in, and
 * where a room has no styles.
 */
export function useChatWarnings(given: {
  getToken?: unknown;
  onSignIn?: unknown;
  theme?: unknown;
  headingLevel?: unknown;
  labels?: object | undefined;
}) {
  const { theme, headingLevel, labels } = given;
  warnOfNames('LiveChat', Object.keys(given), names);
  warnOfReading(given.getToken, given.onSignIn);
  warnOfValue('LiveChat', 'theme', theme, THEMES);
  warnOfValue('LiveChat', 'headingLevel', headingLevel, [2, 3, 4, 5]);
  for (const name of Object.keys(labels ?? {}))
    warnOfValue('LiveChat', 'labels', name, Object.keys(chatRoomMessages));
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

/** Warns of what an attribute of the custom element cannot say. */
export function warnOfAttributes(given: { theme?: unknown; headingLevel?: unknown }) {
  warnOfValue('<clubline-chat>', 'theme', given.theme, THEMES);
  warnOfValue('<clubline-chat>', 'heading-level', given.headingLevel, ['2', '3', '4', '5']);
}
