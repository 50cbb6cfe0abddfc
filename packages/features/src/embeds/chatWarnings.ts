import { chatRoomMessages } from '@clubline/ui/ChatRoom';
import { warnOfMissingStyles, warnOfNames, warnOfValue } from '@clubline/ui/embedWarnings';
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

const THEMES = ['light', 'dark', 'high-contrast', 'system'];

/** Warns of a theme, level, text or prop that there is not, and where a room has no styles. */
export function useChatWarnings(given: {
  theme?: unknown;
  headingLevel?: unknown;
  labels?: object | undefined;
}) {
  const { theme, headingLevel, labels } = given;
  warnOfNames('LiveChat', Object.keys(given), names);
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
