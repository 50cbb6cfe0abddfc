import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  FakeClubline,
  FakeReply,
} from '../testing';
import { expectRefused, refusalsOf } from '../testing/refusals.fixtures';
import { ContactScreen } from './ContactScreen';

async function open() {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle('POST /contact', () => new FakeReply(200));
  const environment = createFakeEnvironment();
  render(
    <FakeClubline backend={backend} environment={environment}>
      <ContactScreen />
    </FakeClubline>,
  );
  return { backend, environment, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>, email = 'ana@example.com') {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Ana ');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), email);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello there');
}

test(
  'sends exactly what was written, without a bearer though somebody is signed in, and ' +
    'then says so',
  async () => {
    const { backend, user } = await open();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByRole('heading', { name: 'Message Sent!' })).toBe(
      document.activeElement,
    );
    const [call, ...more] = backend.callsTo('POST /contact');
    expect(more).toEqual([]);
    expect(call?.body).toEqual({ name: 'Ana', email: 'ana@example.com', message: 'Hello there' });
    expect(call?.headers.has('authorization')).toBe(false);
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  },
);

test('the page is held while something is written, until it is sent', async () => {
  const { environment, user } = await open();
  expect(environment.asksBeforeUnload()).toBe(false);
  await fill(user);
  expect(environment.asksBeforeUnload()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByRole('heading', { name: 'Message Sent!' });
  expect(environment.asksBeforeUnload()).toBe(false);
});

test('what is missing or malformed is named, and nothing is sent', async () => {
  const { backend, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  for (const message of ['Name is required', 'Email is required', 'Message is required'])
    expect(screen.getByText(message)).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(document.activeElement);
  await fill(user, 'ana@');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toBe(document.activeElement);
  expect(screen.getByText('Invalid email format.')).toBeDefined();
  expect(backend.callsTo('POST /contact')).toEqual([]);
});

test('while it is on its way the button says so, and a second press sends nothing', async () => {
  const { backend, user } = await open();
  const release = backend.hold('POST /contact');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await user.click(await screen.findByRole('button', { name: 'Sending...' }));
  release();
  await screen.findByRole('heading', { name: 'Message Sent!' });
  expect(backend.callsTo('POST /contact')).toHaveLength(1);
});

test.each([
  ['a refusal', new FakeReply(500)],
  ['no network', 'network' as const],
])('after %s an alert says so and what was written is kept', async (_, how) => {
  const { backend, user } = await open();
  backend.fail('POST /contact', how, 1);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByRole('alertdialog', { name: 'Failed to send message. Please try again.' });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe(
    'Hello there',
  );
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByRole('heading', { name: 'Message Sent!' });
});

test.each([
  ...refusalsOf('email').map((row) => ['Email', ...row] as const),
  ...refusalsOf('message').map((row) => ['Message', ...row] as const),
])(
  'after the alert, what is refused stands under %s, as %s says it',
  async (name, _, reply, text) => {
    const { backend, user } = await open();
    backend.fail('POST /contact', reply);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByRole('alertdialog', { name: 'Failed to send message. Please try again.' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await expectRefused(screen.getByRole('textbox', { name }), text);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe(
      'Hello there',
    );
  },
);
