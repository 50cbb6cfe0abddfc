import { LONGER_PASSWORDS } from '@clubline/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  demoUser,
  FakeClubline,
  FakeReply,
  type FakeBackend,
  type FakeClublineProps,
} from '../testing';
import { AuthScreen } from './AuthScreen';

// Finding things by role in a long form takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

function setUp({ search = '', ...props }: Partial<FakeClublineProps> & { search?: string } = {}) {
  const backend = props.backend ?? createFakeBackend({ areas: [authFake()] });
  const environment = createFakeEnvironment();
  const onNavigate = vi.fn<(to: string, options?: object) => void>();
  render(
    <FakeClubline
      user={null}
      environment={environment}
      onNavigate={onNavigate}
      {...props}
      backend={backend}
    >
      <AuthScreen search={search} />
    </FakeClubline>,
  );
  return { user: userEvent.setup(), backend, environment, onNavigate };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const toEmail = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(button('Continue with email'));

async function signIn(kit: ReturnType<typeof setUp>, identifier = 'Maya', password = 'secret1') {
  await toEmail(kit.user);
  await kit.user.type(field('Username or email'), identifier);
  await kit.user.type(field('Password'), password);
  await kit.user.click(button('Sign in to your account'));
}

test('it opens on the welcome view, with a way back home', () => {
  setUp();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Clubline' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

test('from the email view one goes back to the welcome view', async () => {
  const { user } = setUp();
  await toEmail(user);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Sign In',
    'Sign Up',
  ]);
  await user.click(button('Back'));
  expect(button('Continue with email')).toBeTruthy();
});

test.each([
  ['', '/clubs'],
  ['?next=%2Fscores', '/scores'],
  ['?next=%2F', '/'],
  ['?next=%2F%2Fevil.example', '/clubs'],
])('signing in at /auth%s leads to %s', async (search, destination) => {
  const kit = setUp({ search });
  await signIn(kit);
  await waitFor(() => expect(kit.onNavigate).toHaveBeenCalledWith(destination, { replace: true }));
  expect(kit.environment.local.entries()).toMatchObject({ cl_username: 'maya' });
});

test.each([
  ['', '/clubs'],
  ['?next=%2Ffeed', '/feed'],
])('who is signed in already is led on from /auth%s', async (search, destination) => {
  const { onNavigate } = setUp({ user: demoUser, search });
  await waitFor(() => expect(onNavigate).toHaveBeenCalledWith(destination, { replace: true }));
});

test('after a rename it opens on signing in and says why', () => {
  setUp({ search: '?reason=renamed' });
  expect(screen.getByText('Please sign in again with your new username.')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Sign In', selected: true })).toBeTruthy();
});

test.each([
  ['a visitor', null],
  ['who is signed in', demoUser],
])(
  '%s whom a password manager sends asks for the link that changes a password',
  async (_, user) => {
    const kit = setUp({ user, search: '?reason=password' });
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeTruthy();
    expect(field('Email Address')).toBe(document.activeElement);
    expect(kit.onNavigate).not.toHaveBeenCalled();
  },
);

test('signing in needs an identifier and six characters', async () => {
  const { user } = setUp();
  await toEmail(user);
  await user.type(field('Username or email'), 'maya');
  await user.type(field('Password'), '12345');
  expect(button('Sign in to your account').disabled).toBe(true);
  await user.tab();
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  await user.type(field('Password'), '6');
  expect(screen.queryByText('Password must be at least 6 characters')).toBeNull();
  expect(button('Sign in to your account').disabled).toBe(false);
});

test.each([
  ['the message', new FakeReply(400, { message: 'Bad pair' }), 'Bad pair'],
  [
    'advice without one',
    new FakeReply(401, '', {}, 'Unauthorized'),
    'Please check your credentials and try again.',
  ],
  [
    'what is odd about the answer',
    new FakeReply(200, { user: demoUser }),
    'Invalid login response',
  ],
  [
    'that the server is out of reach',
    'network',
    'The server could not be reached. Please check your connection and try again.',
  ],
] as const)('a failed sign-in says %s', async (_title, reply, text) => {
  const kit = setUp();
  kit.backend.fail('POST /auth/sign-in', reply);
  await signIn(kit);
  expect(await screen.findByText('Sign-in failed')).toBeTruthy();
  // In a toast, and in the form until something is changed there.
  expect(screen.getAllByText(text)).toHaveLength(2);
  const form = within(screen.getByRole('form', { name: 'Sign In' }));
  expect(form.getByText(text)).toBeTruthy();
  expect(kit.onNavigate).not.toHaveBeenCalled();
  expect(field('Username or email').value).toBe('Maya');
  await kit.user.type(field('Password'), '!');
  expect(form.queryByText(text)).toBeNull();
});

test('while signing in the button is busy and a second press does nothing', async () => {
  const kit = setUp();
  const release = kit.backend.hold('POST /auth/sign-in');
  await signIn(kit);
  await kit.user.click(screen.getByRole('button', { name: /Sign in to your account/ }));
  release();
  await waitFor(() => expect(kit.onNavigate).toHaveBeenCalled());
  expect(kit.backend.callsTo('POST /auth/sign-in')).toHaveLength(1);
});

async function openReset(backend?: FakeBackend, config?: FakeClublineProps['config']) {
  const kit = setUp({ ...(backend && { backend }), ...(config && { config }) });
  await toEmail(kit.user);
  await kit.user.click(button('Forgot password?'));
  return kit;
}

test('the reset panel opens on demand and closes on cancel', async () => {
  const { user } = await openReset();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(button('Cancel'));
  expect(field('Password')).toBeTruthy();
});

test('a reset can be sent once the email looks like one', async () => {
  const { user, backend } = await openReset();
  await user.type(field('Email Address'), 'a');
  expect(button('Send reset link').disabled).toBe(true);
  await user.type(field('Email Address'), '@b.co');
  await user.click(button('Send reset link'));
  expect(await screen.findByText('Email sent')).toBeTruthy();
  expect(screen.getByText('Check your inbox and spam folder.')).toBeTruthy();
  expect(field('Password')).toBeTruthy();
  expect(backend.callsTo('POST /identity/send-reset-code').map(({ body }) => body)).toEqual([
    { requestType: 'PASSWORD_RESET', email: 'a@b.co' },
  ]);
});

test('the reset goes to the configured provider, with its key', async () => {
  const { user, backend } = await openReset(undefined, {
    resetCodeUrl: 'https://identity.example/v1/send',
    resetCodeKey: 'k&y',
  });
  backend.handle('POST /v1/send', () => ({}));
  await user.type(field('Email Address'), 'a@b.co{Enter}');
  await screen.findByText('Email sent');
  const [call] = backend.callsTo('POST /v1/send');
  expect(call?.query.get('key')).toBe('k&y');
  expect(call?.headers.get('authorization')).toBeNull();
});

test.each([
  [{ error: { message: 'EMAIL_NOT_FOUND' } }, 'email not found'],
  [{ message: 'TOO_MANY_ATTEMPTS_TRY_LATER' }, 'too many attempts try later'],
  [{}, 'Failed to send reset email'],
])('a reset refused with %j keeps the panel and says %j', async (body, text) => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.fail('POST /identity/send-reset-code', new FakeReply(400, body));
  const { user } = await openReset(backend);
  await user.type(field('Email Address'), 'a@b.co');
  await user.click(button('Send reset link'));
  expect(await screen.findByText("Couldn't send reset email")).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(field('Email Address').value).toBe('a@b.co');
});

test('a mailed link leads to a new password and then to signing in', async () => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle('POST /auth/reset-password', () => ({ success: true }));
  const { user } = setUp({ backend, search: '?reset=tok' });
  await user.type(field('New Password'), 'brand-new');
  await user.type(field('Confirm Password'), 'brand-nwe');
  await user.tab();
  expect(screen.getByText('Passwords do not match.')).toBeTruthy();
  await user.clear(field('Confirm Password'));
  await user.type(field('Confirm Password'), 'brand-new');
  await user.click(button('Save new password'));
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(backend.callsTo('POST /auth/reset-password')[0]?.body).toEqual({
    token: 'tok',
    password: 'brand-new',
  });
  expect(field('Username or email')).toBeTruthy();
});

test('a new password is as long as the server asks, as a refusal may be first to say', async () => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.additions.add(LONGER_PASSWORDS);
  const message = 'Password must be at least 8 characters';
  backend.fail(
    'POST /auth/reset-password',
    new FakeReply(400, { message, errors: [{ property: 'password', messages: [message] }] }),
  );
  const { user } = setUp({ backend, search: '?reset=tok' });
  expect(screen.getByText('At least 6 characters.')).toBeTruthy();
  await user.type(field('New Password'), 'sixsix');
  await user.type(field('Confirm Password'), 'sixsix{Enter}');
  expect(await screen.findByText('At least 8 characters.')).toBeTruthy();
  expect(field('New Password').getAttribute('aria-invalid')).toBe('true');
  expect(button('Save new password').disabled).toBe(true);
  expect(backend.callsTo('POST /auth/reset-password')).toHaveLength(1);
});

test('a page remembers from the one before how long a new password is to be', async () => {
  const environment = createFakeEnvironment();
  environment.local.setItem('clubline_additions', LONGER_PASSWORDS);
  setUp({ environment, search: '?reset=tok' });
  expect(screen.getByText('At least 8 characters.')).toBeTruthy();
});

test('signing in takes six characters where new passwords have more', async () => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.additions.add(LONGER_PASSWORDS);
  const kit = setUp({ backend });
  await signIn(kit);
  await waitFor(() => expect(kit.onNavigate).toHaveBeenCalled());
});

test('during a request the fields keep the focus, and keep what they hold', async () => {
  const kit = setUp();
  const release = kit.backend.hold('POST /auth/sign-in');
  await toEmail(kit.user);
  await kit.user.type(field('Username or email'), 'maya');
  await kit.user.type(field('Password'), 'wrong one{Enter}');
  expect(await screen.findByLabelText('Signing in…')).toBeTruthy();
  expect([field('Password').disabled, field('Password').readOnly]).toEqual([false, true]);
  release();
  expect(await screen.findByText('Sign-in failed')).toBeTruthy();
  expect(document.activeElement).toBe(field('Password'));
});

test('who is still signed in can follow a mailed link, and signs in anew afterwards', async () => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle('POST /auth/reset-password', () => ({ success: true }));
  const { user, onNavigate, environment } = setUp({
    user: demoUser,
    backend,
    search: '?reset=the-token',
  });
  await user.type(field('New Password'), 'brand-new');
  await user.type(field('Confirm Password'), 'brand-new');
  expect(onNavigate).not.toHaveBeenCalled();
  await user.click(button('Save new password'));
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(field('Username or email')).toBeTruthy();
  expect(environment.local.getItem('cl_access_token')).toBeNull();
  expect(onNavigate).not.toHaveBeenCalled();
});

test('from a mailed link that no longer works one gets to a new one', async () => {
  const { user } = setUp({ search: '?reset=the-token' });
  await user.click(button('Ask for a new link'));
  expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeTruthy();
});

test('a link that has run out says so in the form, which leads to a new one', async () => {
  const backend = createFakeBackend();
  backend.handle(
    'POST /auth/reset-password',
    () => new FakeReply(400, { message: 'This link has run out.' }),
  );
  const { user } = setUp({ backend, search: '?reset=tok' });
  await user.type(field('New Password'), 'brand-new');
  await user.type(field('Confirm Password'), 'brand-new{Enter}');
  expect(await within(screen.getByRole('form')).findByText('This link has run out.')).toBeTruthy();
  expect(field('New Password').value).toBe('brand-new');
  await user.click(button('Ask for a new link'));
  expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeTruthy();
});

const AWAY = [
  ['no answer came', 'network' as const],
  ['a proxy answered', new FakeReply(502, '<h1>Bad Gateway</h1>')],
] as const;
test.each(AWAY)('where %s, nobody is told to check their credentials', async (_how, failure) => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.fail('POST /auth/sign-in', failure);
  await signIn(setUp({ backend }));
  expect((await screen.findAllByText(/could not be reached/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/check your credentials/)).toBeNull();
});
test.each(AWAY)('where %s, nobody is told to ask for a new link', async (_how, failure) => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.fail('POST /auth/reset-password', failure);
  const { user } = setUp({ backend, search: '?reset=tok' });
  await user.type(field('New Password'), 'brand-new');
  await user.type(field('Confirm Password'), 'brand-new{Enter}');
  expect(await screen.findByText(/could not be reached/)).toBeTruthy();
  expect(screen.queryByText(/new link and try/)).toBeNull();
});

test('arrow keys go from tab to tab, and stay there', async () => {
  const { user } = setUp();
  await toEmail(user);
  expect(document.activeElement).toBe(field('Username or email'));
  await user.tab({ shift: true });
  const tab = (name: string) => screen.getByRole('tab', { name, selected: true });
  expect(document.activeElement).toBe(tab('Sign In'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Sign Up'));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab('Sign In'));
});
