import { observeSize } from '@clubline/ui/EmbedElement';
import { createTransport } from '../../platform/client';
import { createBrowserEnvironment } from '../../platform/environment';
import { createTokens, readTokens } from '../../platform/session';
import { askInWindow } from './askInWindow';
import { ChatElement } from '../ChatElement';
import { createFrameParent } from './frameParent';
import { directionOf, frameLocale, frameTexts, frameTitle } from './frameTexts';
import {
  reportProblem,
  unreadNames,
  unreadParameters,
  warnOfFrame,
  warnOfScript,
  warnOfTheme,
} from './frameWarnings';
import { languageOf } from '../useProblems';

const API = '/api';

/**
 * Fills the page `/embed/chat/{room}`: the room, a session that stands in this frame's own storage,
 * and what is posted to the page around it.
 */
export function openChatFrame(styles: string, frame: Window & typeof globalThis = window) {
  const { document, location } = frame;
  const query = new URLSearchParams(location.search);
  const allowed =
    document
      .querySelector<HTMLMetaElement>('meta[name="clubline-ancestors"]')
      ?.content.split(' ')
      .filter(Boolean) ?? [];
  const parent = createFrameParent(frame, allowed);

  // What anybody may write into an address is not told under ours.
  const told = new URLSearchParams(parent.origin === undefined ? '' : query);
  told.set('parameters', unreadParameters(told));
  const given = (name: string) => told.get(name);

  const locale = query.get('locale');
  const language = languageOf(locale ?? undefined) ?? 'en';
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });

  // How the page around looks, which only its own script sees; the theme `system` follows it.
  document.documentElement.style.colorScheme = query.get('scheme') ?? '';

  const environment = createBrowserEnvironment();
  const transport = createTransport({
    base: API,
    fetch: (...request) => frame.fetch(...request),
    clock: environment.clock,
  });
  const tokens = createTokens({ transport, environment, tabId: Math.random().toString(36) });
  tokens.schedule();

  const theme = query.get('theme');
  warnOfTheme(theme);
  warnOfScript(locale, given);
  ChatElement.define('clubline-chat', styles);
  const chat = document.createElement('clubline-chat') as ChatElement;
  Object.assign(chat, {
    api: new URL(API, location.origin).href,
    room: decodeURIComponent(location.pathname.split('/').at(-1) ?? ''),
    theme,
    locale: frameLocale(locale),
    labels: frameTexts(locale, given('labels'), (fault) => warnOfFrame('data-labels', fault)),
    heading: frameTitle(given('title')),
    getToken: tokens.fresh,
  });

  const signIn = async () => {
    const { accessToken, refreshToken, user } = readTokens(
      await askInWindow(frame, parent.origin ? { for: parent.origin } : {}),
    );
    if (accessToken && user) tokens.store(accessToken, refreshToken, user);
  };
  chat.addEventListener('clubline-sign-in', ({ detail }) => detail.waitUntil(signIn()));
  chat.addEventListener('clubline-error', ({ detail }) =>
    reportProblem(detail, parent.tell, unreadNames(given)),
  );

  const page = new CSSStyleSheet();
  page.replaceSync('body{margin:0}');
  document.adoptedStyleSheets = [page];
  document.body.append(chat);
  observeSize(chat, () =>
    parent.tell({
      type: 'clubline-height',
      height: Math.ceil(chat.getBoundingClientRect().height),
    }),
  );
  parent.tell({ type: 'clubline-ready' });
}
