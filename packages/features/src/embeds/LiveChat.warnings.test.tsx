import type { ChatMessage } from '@clubline/contract';
import type { events } from '@clubline/ui/embedWarnings';
import { StrictMode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { authFake, createFakeBackend, demoUser, fakeToken, settle } from '../testing';
import { chatFake, type ChatFakeOptions } from '../testing/chat/chat.fake';
import { ChatElement } from './ChatElement';
import type { ChatElementEvents } from './ChatElement.types';
import type { KnownChatProp } from './chatWarnings';
import { LiveChat, type LiveChatProps } from './LiveChat';
import * as shared from './sharedPage';

/** A class of its own: a registry takes each once, and other files define the element itself. */
class DevelopedChat extends ChatElement {}
DevelopedChat.define('developed-chat', '');
const original = shared.sharedPage;

let warn: { mock: { calls: unknown[][] } };
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', 'development');
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
const history: ChatMessage[] = [
  {
    messageId: 'm1',
    userId: 'u1',
    username: 'kai_hydro',
    profilePicture: null,
    message: 'They are off',
    createdAt: '2025-01-01T00:00:00.000Z',
  },
];
const said = () => warn.mock.calls.map(([text]) => text);

const SEE =
  'See https://github.com/clubline/clubline/blob/main/packages/features/README.md' +
  '#when-something-goes-wrong';

/** A chat on a page that is being developed, which draws everything twice. */
async function develop(props: Partial<LiveChatProps>, room: ChatFakeOptions = { history }) {
  const backend = createFakeBackend({ areas: [authFake(), chatFake(room)] });
  render(
    <StrictMode>
      <LiveChat
        api="https://developed.test/api"
        room="final"
        fetch={backend.fetch}
        socketFactory={backend.socketFactory}
        getToken={() => null}
        onSignIn={() => {}}
        {...props}
      />
    </StrictMode>,
  );
  await act(settle);
}

test('what is missing is named once, with its number and where it is explained', async () => {
  await develop({ room: '' });
  expect(said()).toEqual([
    'Clubline warning 1 (missing). LiveChat: `room` is not given. ' +
      `Give it what is missing. ${SEE}`,
  ]);
});

test('a language that does not exist is named with its prop, once the page has heard', async () => {
  const saidBefore: unknown[] = [];
  const onError = () => void saidBefore.push(said().length);
  await develop({ locale: 'en_GB', onError });
  expect(saidBefore[0]).toBe(0);
  expect(said()).toEqual([
    expect.stringMatching(/^Clubline warning 7 \(bad-locale\)\. LiveChat: locale "en_GB": /),
  ]);
});

test.each([
  ['a language', { locale: 'en_US' }, /LiveChat: locale "en_US": /, /zone "|timeZone/],
  [
    'a zone',
    { locale: 'en', timeZone: 'Mars/Base' },
    /LiveChat: timeZone "Mars\/Base": /,
    /locale "/,
  ],
])('where %s alone does not exist, the other is not named', async (_, props, named, other) => {
  await develop(props);
  expect(said()).toEqual([expect.stringMatching(named)]);
  expect(said()[0]).not.toMatch(other);
});

test('a language and a zone that do not exist are both named', async () => {
  await develop({ locale: 'en_CA', timeZone: 'Mars/North' });
  expect(said()).toEqual([
    expect.stringMatching(/LiveChat: locale "en_CA": .*; timeZone "Mars\/North": /),
  ]);
});

test('a theme, a level and a text that there are not are named with those that are', async () => {
  await develop({
    theme: 'sepia' as 'dark',
    headingLevel: 1 as 2,
    labels: { sendd: 'Envoyer' } as LiveChatProps['labels'],
  });
  expect(said()).toEqual([
    expect.stringContaining(
      'LiveChat, theme: "sepia" is none of light, dark, high-contrast, system. Take one of them.',
    ),
    expect.stringContaining('LiveChat, headingLevel: 1 is none of 2, 3, 4, 5.'),
    expect.stringContaining('LiveChat, labels: there is no sendd; send was meant. See'),
  ]);
});

test('a prop that is misspelt is named with the one that was meant', async () => {
  await develop({ roomId: 'final', getTokn: () => null } as Partial<LiveChatProps>);
  expect(said()).toEqual([
    expect.stringContaining(
      'Clubline warning 11 (unknown-name). LiveChat: there is no roomId; room was meant.',
    ),
    expect.stringContaining('LiveChat: there is no getTokn; getToken was meant.'),
  ]);
});

test('words of the element, and a name of other chats, are told with ours', async () => {
  const more = { onEror: () => {}, heading: 'Final', tokenUrl: '/token', onCloes: () => {} };
  await develop(more as Partial<LiveChatProps>);
  expect(said()).toEqual([
    expect.stringContaining('LiveChat: there is no onEror; onError was meant.'),
    expect.stringContaining('LiveChat: there is no heading; title was meant.'),
    expect.stringContaining('LiveChat: there is no tokenUrl; getToken was meant.'),
    expect.stringContaining('LiveChat: there is no onCloes; onClose was meant.'),
  ]);
});

test('what should be a function and is none is told of', async () => {
  await develop({ onMessage: 'hear' as unknown as () => void });
  expect(said()).toEqual([
    expect.stringContaining('(bad-value). LiveChat, onMessage: it is a string and no function.'),
  ]);
});

test.each([
  [
    'english',
    '"english" is no language that this browser knows, and its own stands in its ' +
      'place: did you mean en?',
  ],
  ['xx', '"xx" is no language that this browser knows, and its own stands in its place.'],
])('a language that there is not is named (%s)', async (locale, sentence) => {
  await develop({ locale });
  expect(said()).toEqual([
    expect.stringContaining(`Clubline warning 7 (bad-locale). LiveChat, locale: ${sentence}`),
  ]);
});

test('without a way to sign in it names what would be one', async () => {
  await develop({ getToken: undefined, onSignIn: undefined });
  expect(said()).toEqual([
    'Clubline warning 13 (read-only). LiveChat, getToken: nothing is given by which anybody ' +
      'could sign in, so people only read. Where nobody is to write, it is right so; else give ' +
      `it. ${SEE}`,
  ]);
});

test('a room that knows nobody, and asks them to sign in without a button, says so', async () => {
  await develop({ onSignIn: undefined });
  expect(said()).toEqual([
    expect.stringContaining(
      'Clubline warning 13 (read-only). LiveChat, onSignIn: getToken gives nobody, and without ' +
        'onSignIn there is no button to sign in.',
    ),
  ]);
});

test('without onSignIn nothing is missing for who is signed in', async () => {
  const token = fakeToken(Date.UTC(2999, 0, 1));
  const backend = createFakeBackend({ areas: [authFake(), chatFake({ history })] });
  backend.tokens.set(token, demoUser);
  const { fetch, socketFactory } = backend;
  const known = { getToken: () => token, userId: 'known', fetch, socketFactory };
  await develop({ ...known, onSignIn: undefined });
  expect(said()).toEqual([]);
});

test.each([
  ['the API cannot be reached', { fetch: () => Promise.reject(new Error('down')) }],
  ['the room is missing', { room: '' }],
  ['a name is misspelt that would be one', { getTokne: () => null } as Partial<LiveChatProps>],
])('where %s, that is told of, and no way to sign in is not', async (_, props) => {
  await develop({ getToken: undefined, onSignIn: undefined, ...props });
  expect(said().filter((text) => `${text}`.includes('(read-only)'))).toEqual([]);
});

test('an address that is no API has refused no token, and is told to be none', async () => {
  const fetch = async () => new Response('<!doctype html>', { status: 404 });
  const getToken = () => fakeToken(Date.UTC(2999, 0, 1), 7);
  await develop({ getToken, userId: 'nowhere', fetch });
  await vi.waitFor(() => expect(said().join(' ')).toContain('(unreachable)'), 15_000);
  expect(said().join(' ')).not.toContain('(token)');
  expect(said().join(' ')).not.toContain('refused');
});

const expired = fakeToken(Date.UTC(2025, 0, 1));

test('a token that has expired is told to have, and when', async () => {
  const onError = vi.fn();
  await develop({ getToken: () => expired, userId: 'expired', onError });
  expect(said()).toEqual([
    expect.stringMatching(
      /\(token\)\. LiveChat, getToken: the token expired at 2025-01-01T00:00:00.000Z, \d+ days ago/,
    ),
  ]);
  expect(onError.mock.calls.map(([{ code, error }]) => [code, error.message])).toEqual([
    ['token', expect.stringMatching(/^the token expired at 2025-01-01/)],
  ]);
});

test.each([
  [
    'eyJhbGci',
    'the API refused the token, which is no JWT: a JWT has three parts, with dots between',
  ],
  [fakeToken(Date.UTC(2999, 0, 1)), 'the API refused the token, which has not expired: it may be'],
  [
    'abc.def.ghi',
    'the API refused the token, in which no time of expiry can be read: it may be cut',
  ],
])('a refused token that has not expired is told apart (%#)', async (token, sentence) => {
  await develop({ getToken: () => token, userId: token });
  expect(said()).toEqual([expect.stringContaining(`(token). LiveChat, getToken: ${sentence}`)]);
});

test.each([
  [
    'an object with the token',
    () => ({ token: 'eyJ' }),
    'getToken has given an object: give its .token.',
  ],
  ['an object without', () => ({}), 'getToken has given an object: give the token alone, as text.'],
  [
    'the answer of a server',
    async () => new Response('{"token":"eyJ"}'),
    'getToken has given a Response: read it, and give (await response.json()).token.',
  ],
  [
    'JSON as text',
    () => '{"token":"eyJ"}',
    'getToken has given JSON as text: read it, and give its .token.',
  ],
  [
    'a flag',
    () => true,
    'getToken has given a boolean: give the token as text, or null for nobody.',
  ],
  [
    'a token in place of a function',
    'eyJ',
    'getToken is a string and no function: give the function that gives the token, ' +
      'e.g. () => token.',
  ],
])('a getToken that gives %s is told what to give', async (what, getToken, sentence) => {
  const onError = vi.fn();
  await develop({ getToken: getToken as () => string, userId: what, onError });
  expect(said()).toEqual([expect.stringContaining(`(token). LiveChat, getToken: ${sentence}`)]);
  expect(onError).toHaveBeenCalledWith({ code: 'token', error: expect.any(TypeError) });
});

test('every prop that there is, is known', () => {
  // By its type alone: the check of types fails where one list has more than the other.
  expectTypeOf<KnownChatProp>().toEqualTypeOf<keyof LiveChatProps>();
});

test.each([
  ['that nobody has opened', { roomExists: false }],
  ['without a message', { history: [] }],
])('a room %s is named, as its name may be misspelt', async (what, room) => {
  await develop({ room: `finl ${what.length}`.replace(' ', '-') }, room);
  expect(said().filter((text) => `${text}`.startsWith('Clubline'))).toEqual([
    `Clubline warning 16 (empty-room). LiveChat, room: nobody has written in ` +
      `"finl-${what.length}" yet. A new room is empty until somebody writes; else look whether ` +
      `this is its name. ${SEE}`,
  ]);
});

test('a room without its style sheet names what to import', async () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1_024);
  vi.useFakeTimers();
  await develop({});
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(said()).toEqual([
    expect.stringContaining('LiveChat: @clubline/features/chat.css is not on the page.'),
  ]);
});

test('a room in a shadow root is told where its styles belong', async () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1_024);
  vi.useFakeTimers();
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }) as unknown as HTMLElement;
  render(<LiveChat api="https://shadow.test/api" room="" />, { container });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(said().filter((text) => `${text}`.includes('no-styles'))).toEqual([
    expect.stringContaining(
      'LiveChat: @clubline/features/chat.css is not in the shadow root that it stands in: put a ' +
        '<link> to it there, or take the custom element.',
    ),
  ]);
});

test('a chat that is given what it needs is nothing to warn of', async () => {
  await develop({ theme: 'dark', headingLevel: 3, labels: { send: 'Envoyer' }, locale: 'fr' });
  expect(said()).toEqual([]);
});

/** An element on a page that is being developed, for longer than anything of it may be late. */
async function developElement(
  attributes: Record<string, string>,
  properties: object = {},
  ms = 3_000,
) {
  const backend = createFakeBackend({ areas: [authFake(), chatFake({ history })] });
  vi.spyOn(shared, 'sharedPage').mockImplementation((options) =>
    original({ ...options, fetch: backend.fetch, socketFactory: backend.socketFactory }),
  );
  const element = document.createElement('developed-chat') as ChatElement;
  const given: Record<string, string> = { api: 'https://chat.test/api', room: 'final' };
  for (const [name, value] of Object.entries({ ...given, ...attributes }))
    element.setAttribute(name, value);
  Object.assign(element, properties);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => document.body.append(element));
  await act(() => vi.advanceTimersByTimeAsync(ms));
  vi.useRealTimers();
  await act(settle);
}

test('an element by which nobody can sign in says so in its own words', async () => {
  await developElement({ id: 'final' }, {}, 7_000);
  expect(said()).toEqual([
    expect.stringMatching(
      /^Clubline warning 13 \(read-only\)\. <developed-chat id="final">, getToken, token-url: /,
    ),
  ]);
});

test('an element whose token-url is misspelt says so, not that nobody can sign in', async () => {
  await developElement({ id: 'misspelt', 'token-ulr': '/token' }, {}, 7_000);
  expect(said()).toEqual([expect.stringContaining('there is no token-ulr; token-url was meant.')]);
});

test('a misspelt token-url is told alone also while the page is being loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
  await developElement({ id: 'early', 'token-ulr': '/token' }, {}, 13_000);
  expect(said()).toEqual([expect.stringContaining('there is no token-ulr; token-url was meant.')]);
});

test('a token function that is written as an attribute is told to be a property', async () => {
  await developElement({ gettoken: 'fetchToken' }, {}, 7_000);
  expect(said()).toEqual([
    expect.stringMatching(
      /^Clubline warning 8 \(late-script\)\. <developed-chat>: getToken is a property, and was/,
    ),
  ]);
});

test('what the room in it warns of has the name of the element', async () => {
  const labels = { sned: 'Envoyer' };
  await developElement({ locale: 'spanish' }, { labels, getToken: () => ({ jwt: 'eyJ' }) });
  expect(said()).toEqual([
    expect.stringContaining(
      '(bad-locale). <developed-chat>, locale: "spanish" is no language that',
    ),
    expect.stringContaining('<developed-chat>, labels: there is no sned; send was meant. See'),
    expect.stringContaining(
      '(token). <developed-chat>, getToken: getToken has given an object: ' + 'give its .jwt.',
    ),
  ]);
});

test('attributes of a chat that are called otherwise are told with ours', async () => {
  const given = { headinglevel: '3', 'heading-lvl': '3', 'heading-levl': '3', token: '/t' };
  await developElement({ ...given, title: 'Final', lang: 'es', language: 'es', dark: '' });
  const meant = said().map((text) => /there is no (\S+); (\S+) was meant/.exec(`${text}`));
  expect(meant.flatMap((match) => (match ? [match.slice(1)] : []))).toEqual([
    ['headinglevel', 'heading-level'],
    ['heading-lvl', 'heading-level'],
    ['heading-levl', 'heading-level'],
    ['token', 'token-url'],
    ['title', 'heading'],
    ['lang', 'locale'],
    ['language', 'locale'],
    ['dark', 'theme'],
  ]);
});

test('a title and a language for the browser are nothing to warn of beside ours', async () => {
  await developElement({
    title: 'Tip',
    heading: 'Final',
    lang: 'es',
    locale: 'es',
    'user-id': '1',
  });
  expect(said().filter((text) => `${text}`.includes('unknown-name'))).toEqual([]);
});

test('a token-url of another origin that knows nobody is told of its missing cookies', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
  await developElement({ 'token-url': 'https://else.test/token' });
  vi.unstubAllGlobals();
  expect(said()).toEqual([
    expect.stringContaining(
      '(bad-value). <developed-chat>, token-url: https://else.test/token is of another ' +
        'origin, is asked without cookies, and says that nobody is signed in: ',
    ),
  ]);
});

test('a token-url that takes too long is named by its address', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await developElement({ 'token-url': '/slow-token', 'user-id': 'slow' }, {}, 9_000);
  vi.unstubAllGlobals();
  expect(said()).toEqual([
    expect.stringContaining(
      '<developed-chat>, token-url: /slow-token has not answered in 8000 ms.',
    ),
  ]);
});

test('a button to sign in that nobody listens to is told of, once it is pressed', async () => {
  const press = async () => {
    const element = document.querySelector<ChatElement>('developed-chat')!;
    const room = within(element.shadowRoot as unknown as HTMLElement);
    await userEvent.click(room.getByRole('button', { name: 'Sign in to chat' }));
  };
  const wait = ({ detail }: ChatElementEvents['clubline-sign-in']) =>
    detail.waitUntil(Promise.resolve());
  await developElement({}, { getToken: () => null });
  document.addEventListener('clubline-sign-in', wait);
  await press();
  expect(said()).toEqual([]);
  document.removeEventListener('clubline-sign-in', wait);
  await press();
  expect(said()).toEqual([
    expect.stringMatching(
      /^Clubline warning 17 \(sign-in-unheard\)\. <developed-chat>: the button to sign in was/,
    ),
  ]);
});

test.each([
  [undefined, 'nothing'],
  ['nope', '"nope"'],
  [7, 'a number'],
])('a getToken that throws %j, which is no Error, is named with it', async (thrown, words) => {
  await develop({ getToken: () => Promise.reject(thrown), onSignIn: () => {} });
  expect(said()).toEqual([expect.stringContaining(`getToken has thrown ${words}`)]);
});

test('a getToken that gives an empty text is named, and counts as nobody', async () => {
  await develop({ getToken: () => '', onSignIn: () => {} });
  expect(said()).toEqual([
    expect.stringContaining('LiveChat, getToken: it has given an empty text, which counts as nob'),
  ]);
});

test.each<[unknown, string]>([
  [{ text: 'Final' }, 'an object'],
  [['Final'], 'a list of 1'],
  [() => 'Final', 'a function'],
])('a title that is no text is named, and the room has its usual one', async (title, words) => {
  await develop({ title: title as string });
  expect(screen.getByRole('region', { name: 'Live chat' })).toBeTruthy();
  expect(screen.getByText('They are off')).toBeTruthy();
  expect(said()).toEqual([
    expect.stringContaining(`(bad-value). LiveChat, title: it is ${words} and no text`),
  ]);
});

test('a heading of an element that is no text is named with the element', async () => {
  const heading = { text: 'Final' } as unknown as string;
  await developElement({ id: 'headed' }, { heading, getToken: () => null });
  expect(said()).toContainEqual(
    expect.stringContaining(
      '(bad-value). <developed-chat id="headed">, heading: it is an object and no text',
    ),
  );
});

test('every event of the element is known', () => {
  // By its type alone: the check of types fails where one list has more than the other.
  expectTypeOf<(typeof events.chat)[number]>().toEqualTypeOf<keyof ChatElementEvents>();
});

test('a getToken that gives undefined is named at once, and counts as nobody', async () => {
  await develop({ getToken: () => undefined, onSignIn: () => {} });
  expect(said()).toEqual([
    expect.stringContaining(
      '(bad-value). LiveChat, getToken: it has given undefined, which counts as nobody: return',
    ),
  ]);
});

test('a getToken of an element that gives undefined is named with the element', async () => {
  await developElement({ id: 'nobody' }, { getToken: () => undefined });
  expect(said()).toContainEqual(
    expect.stringContaining(
      '(bad-value). <developed-chat id="nobody">, getToken: it has given undefined, which',
    ),
  );
});

/** Rooms that share a session, each with the token function of its name. */
async function developRooms(given: Record<string, LiveChatProps['getToken']>, more: object = {}) {
  const backend = createFakeBackend({ areas: [authFake(), chatFake({ history })] });
  const { fetch, socketFactory } = backend;
  const same = { api: `https://${Object.keys(given).join('-')}.test/api`, fetch, socketFactory };
  render(
    Object.entries(given).map(([room, getToken]) => (
      <LiveChat
        key={room}
        {...same}
        room={room}
        getToken={getToken}
        onSignIn={() => {}}
        {...more}
      />
    )),
  );
  await act(settle);
}

const tokenIn =
  (name: string): (() => string) =>
  () =>
    ({ [name]: 'eyJ' }) as unknown as string;

test('of rooms that share a session, the one whose getToken fails is named', async () => {
  await developRooms({ well: async () => null, badly: tokenIn('jwt') });
  expect(said().filter((text) => `${text}`.includes('(token)'))).toEqual([
    expect.stringContaining('(token). LiveChat of "badly", getToken: getToken has given an object'),
  ]);
});

test('of rooms that share a session, the one whose getToken gives undefined is named', async () => {
  await developRooms({ known: async () => null, unknown: () => undefined });
  expect(said()).toContainEqual(
    expect.stringContaining('LiveChat of "unknown", getToken: it has given undefined'),
  );
});

test('rooms with a getToken each, and no userId, are told that they share', async () => {
  await developRooms({ semi: async () => null, last: () => null });
  expect(said()).toEqual([
    expect.stringContaining(
      '(bad-value). LiveChat, getToken: for "last" it is another one than for "semi", with which ' +
        'it shares a session, and one of both is asked for both: give both the same, or each a ' +
        'userId of its own',
    ),
  ]);
});

test.each([
  ['the same token function', { one: tokenIn('a'), two: tokenIn('a') }, {}],
  ['one room alone', { alone: () => null }, {}],
])('with %s nothing is said of sharing', async (_, rooms, more) => {
  await developRooms(rooms, more);
  expect(said().filter((text) => `${text}`.includes('shares a session'))).toEqual([]);
});

test('of elements that share a session, the one whose getToken fails is named', async () => {
  const backend = createFakeBackend({ areas: [authFake(), chatFake({ history })] });
  vi.spyOn(shared, 'sharedPage').mockImplementation((options) =>
    original({ ...options, fetch: backend.fetch, socketFactory: backend.socketFactory }),
  );
  const place = (id: string, getToken: () => string | null) => {
    const element = document.createElement('developed-chat') as ChatElement;
    Object.assign(element, { id, api: 'https://elements.test/api', room: id, getToken });
    return element;
  };
  const placed = [place('first', () => null), place('second', tokenIn('jwt'))];
  await act(async () => document.body.append(...placed));
  await act(settle);
  expect(said().filter((text) => `${text}`.includes('(token)'))).toEqual([
    expect.stringContaining('(token). <developed-chat id="second">, getToken: getToken'),
  ]);
});

test('a language that has our texts is named where none are given', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<LiveChat api="https://words.test/api" room="" locale="es-MX" getToken={() => null} />);
  act(() => vi.advanceTimersByTime(3_000));
  vi.useRealTimers();
  expect(said().filter((text) => `${text}`.includes('locale'))).toEqual([
    expect.stringContaining(
      'LiveChat, locale: "es-MX" is the language of days and times alone, and the texts stay ' +
        'English: give labels, of which chatRoom of @clubline/ui/locales/es has the Spanish ones.',
    ),
  ]);
});
