import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { authFake, createFakeBackend, demoUser, FakeReply, fakeToken, settle } from '../testing';
import { chatControl, chatFake } from '../testing/chat/chat.fake';
import { chatHistory } from '../testing/chat/chat.fixtures';
import { LiveChat, type LiveChatProps } from './LiveChat';

let pages = 0;

/** Somebody else's page with the chat on it, and a Clubline of its own behind it. */
function partnerPage(props: Partial<LiveChatProps> = {}) {
  const backend = createFakeBackend({
    areas: [authFake(), chatFake({ history: chatHistory, hasAdditions: true })],
  });
  backend.handle(
    'GET /auth/me',
    ({ user }) =>
      user ??
      new FakeReply(401, { statusCode: 401, error: 'Unauthorized', message: 'Sign in first.' }),
  );
  const token = fakeToken(Date.now() + 3_600_000);
  backend.tokens.set(token, demoUser);
  const chat = (more: Partial<LiveChatProps> = {}) => (
    <LiveChat
      api={`https://api-${pages}.test/api`}
      room="final"
      fetch={backend.fetch}
      socketFactory={backend.socketFactory}
      locale="en-GB"
      timeZone="Europe/London"
      {...props}
      {...more}
    />
  );
  pages += 1;
  const sent = () => backend.sockets.all.flatMap((socket) => socket.sent.map(({ event }) => event));
  return { backend, token, chat, sent };
}

test('without a token one reads along, live, without a call for room or session', async () => {
  const { backend, chat, sent } = partnerPage();
  render(chat());
  expect(await screen.findByText('Boat 7, by half a length.')).toBeTruthy();
  act(() => chatControl(backend).say('Here they come'));
  expect(await screen.findByText('Here they come')).toBeTruthy();
  expect(new Set(backend.calls.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(['GET /live-chats/messages/final']),
  );
  expect(backend.calls.every(({ headers }) => headers.get('authorization') === null)).toBe(true);
  expect(sent()).toEqual(['joinRoom']);
});

test('the theme of a page that names one is that of the room', async () => {
  document.body.style.colorScheme = 'dark';
  onTestFinished(() => document.body.removeAttribute('style'));
  const { container } = render(partnerPage().chat(), { container: document.body });
  expect(container.querySelector('[data-clubline-theme=dark]')).toBeTruthy();
  await act(settle);
});

test('pictures that the server names by their path are loaded from the server', async () => {
  const { backend, chat } = partnerPage();
  backend.handle('GET /live-chats/messages/:matchId', () => [
    {
      messageId: 'm1',
      userId: 'u1',
      username: 'ada',
      message: 'Hello',
      profilePicture: '/api/uploads/a.webp',
      createdAt: '2026-05-01T10:00:00Z',
    },
  ]);
  const { container } = render(chat({ api: 'https://pictures.test/api' }));
  await screen.findByText('Hello');
  expect(container.querySelector('img')?.getAttribute('src')).toBe(
    'https://pictures.test/api/uploads/a.webp',
  );
});

test('with the token of the page one writes', async () => {
  const { backend, token, chat } = partnerPage();
  render(chat({ getToken: () => token }));
  await userEvent.type(
    await screen.findByPlaceholderText('Type a message…'),
    'from a partner{Enter}',
  );
  await act(settle);
  expect(chatControl(backend).stored().at(-1)).toMatchObject({
    message: 'from a partner',
    username: 'maya',
  });
});

test('one of the partner’s own people writes under their name, with its mark', async () => {
  const { backend, token, chat } = partnerPage();
  const partner = { name: 'Harbour News', personName: 'Mia Lund' };
  const mia = { id: 'p1', username: 'Mia Lund (Harbour News)', firstName: 'Mia', lastName: '' };
  backend.tokens.set(token, { ...mia, partner });
  backend.handle('GET /live-chats/messages/:matchId', () => [
    { messageId: 'm1', userId: 'p2', username: 'Ben (Sea Times)', message: 'Earlier', partner: 7 },
    {
      messageId: 'm2',
      userId: 'p3',
      username: 'Kim (Sea Times)',
      message: 'Later',
      partner: { name: 'Sea Times', personName: 'Kim' },
    },
  ]);
  render(chat({ getToken: () => token }));
  await userEvent.type(await screen.findByPlaceholderText('Type a message…'), 'Hello{Enter}');
  const own = (await screen.findByText('Hello')).closest('li')!;
  for (const words of ['Mia Lund', 'from Harbour News', 'you'])
    expect(within(own).getByText(words)).toBeTruthy();
  // What is no mark leaves the name as it is, which says it, too.
  expect(screen.getByText('Ben (Sea Times)')).toBeTruthy();
  const other = screen.getByText('Later').closest('li')!;
  expect(within(other).getByText('Kim')).toBeTruthy();
  expect(within(other).getByText('from Sea Times')).toBeTruthy();
  await act(settle);
});

test('signing in on the page makes a writer of the reader', async () => {
  const { token, chat } = partnerPage();
  let isSignedIn = false;
  const onSignIn = vi.fn(() => Promise.resolve((isSignedIn = true)));
  render(chat({ getToken: () => (isSignedIn ? token : null), onSignIn }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in to chat' }));
  expect(await screen.findByPlaceholderText('Type a message…')).toBeTruthy();
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

test('who signs in keeps the place in the page, and what was written', async () => {
  const { token, chat } = partnerPage();
  let isSignedIn = false;
  const onSignIn = () => Promise.resolve((isSignedIn = true));
  render(chat({ getToken: () => (isSignedIn ? token : null), onSignIn }));
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'What a race');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to chat' }));
  // A room that is made anew is gone for a moment, and the page jumps to its top.
  expect(await screen.findByPlaceholderText('Type a message…')).toBe(field);
  expect((field as HTMLTextAreaElement).value).toBe('What a race');
});

test('where nobody can sign in, people read so, and find nothing to press', async () => {
  const { chat } = partnerPage();
  render(chat());
  expect(await screen.findByText('You can read along here, but not write.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/sign in/i)).toBeNull();
});

test('who tries to write without being signed in is told so in the room', async () => {
  const { chat } = partnerPage();
  render(chat({ getToken: () => null }));
  await userEvent.type(await screen.findByPlaceholderText('Sign in to chat'), 'hello{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('You must be signed in to send messages.');
});

test('its ref is the outermost element, whose theme follows the page all the same', async () => {
  const { chat } = partnerPage();
  const ref = createRef<HTMLDivElement>();
  document.body.style.colorScheme = 'dark';
  onTestFinished(() => document.body.removeAttribute('style'));
  const view = render(<LiveChat {...chat().props} ref={ref} />, { container: document.body });
  expect(ref.current).toBe(document.body.firstElementChild);
  expect(ref.current?.dataset['clublineTheme']).toBe('dark');
  view.unmount();
  expect(ref.current).toBeNull();
});

test('a server that shows its rooms to nobody unknown is respected', async () => {
  const { backend, chat } = partnerPage();
  backend.fail(
    'GET /live-chats/messages/:matchId',
    new FakeReply(401, { statusCode: 401, error: 'Unauthorized', message: 'Missing token' }),
  );
  const refused = async (options: Parameters<typeof backend.socketFactory>[0]) => {
    const socket = await backend.socketFactory(options);
    return Object.assign(socket, { active: false });
  };
  backend.sockets.setReachable(false);
  render(chat({ socketFactory: refused }));
  expect(await screen.findByText('Signed out')).toBeTruthy();
  expect(screen.getByText('This chat is not public.')).toBeTruthy();
});

test('two rooms on one page share one connection, and leaving one keeps the other', async () => {
  const { backend, chat } = partnerPage();
  const view = render(
    <>
      {chat({ title: 'Final' })}
      {chat({ title: 'Paddock', room: 'paddock' })}
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('42 online')).toHaveLength(2));
  expect(backend.sockets.all).toHaveLength(1);
  view.rerender(<>{chat({ title: 'Final' })}</>);
  await act(settle);
  expect(backend.sockets.all[0]?.connected).toBe(true);
  expect(
    within(screen.getByRole('region', { name: 'Final' })).getByText('Boat 7, by half a length.'),
  ).toBeTruthy();
  view.unmount();
  expect(backend.sockets.all[0]?.connected).toBe(false);
});

test(
  'tokens of the page replace those of the theme, and the theme is the person’s unless ' +
    'one is forced',
  () => {
    const { chat } = partnerPage();
    const view = render(
      chat({ tokens: { accent: { solid: '#7A1FA2' } }, style: { maxInlineSize: '40rem' } }),
    );
    const scope = view.container.firstElementChild as HTMLElement;
    expect(scope.style.getPropertyValue('--clubline-accent-solid')).toBe('#7A1FA2');
    expect(scope.style.maxInlineSize).toBe('40rem');
    expect(scope.dataset['clublineTheme']).toBe('system');
    view.rerender(chat({ theme: 'dark' }));
    expect(scope.dataset['clublineTheme']).toBe('dark');
  },
);

test('it renders on a server, without a connection', () => {
  const { backend, chat } = partnerPage();
  const html = renderToString(chat({ theme: 'dark', dir: 'rtl' }));
  expect(html).toContain('data-clubline-theme="dark"');
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('Live chat');
  // Strict policies block inline styles.
  expect(html).not.toContain('style=');
  expect([backend.calls, backend.sockets.all]).toEqual([[], []]);
});
