import { routeHref } from '@clubline/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { demoUser } from '../testing';
import { openAuthAt } from '../testing/authAddresses.fixtures';

// Finding things by role in a long form takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
const tab = (name: string) => screen.getByRole('tab', { name });

test.each([
  ['/auth', 'Welcome to Clubline'],
  ['/auth/sign-in', 'Good to see you'],
  ['/auth/sign-up', 'Join Clubline'],
  ['/auth/reset', 'Reset your password'],
  ['/auth/reset?reset=tok', 'Choose a new password'],
  ['/auth?reset=tok', 'Choose a new password'],
  ['/auth?reason=renamed', 'Your username has changed'],
  ['/auth?reason=disabled', 'Your account is disabled'],
  ['/auth?reason=password', 'Reset your password'],
])('%s is headed %s', (address, title) => {
  openAuthAt(address);
  expect(heading()).toBe(title);
});

test('the ways between the views are links, which take the destination along', async () => {
  const { user, address } = openAuthAt('/auth?next=%2Fscores');
  expect(link('Continue with email').getAttribute('href')).toBe('/auth/sign-in?next=%2Fscores');
  await user.click(link('Continue with email'));
  expect(tab('Sign Up').getAttribute('href')).toBe('/auth/sign-up?next=%2Fscores');
  await user.click(tab('Sign Up'));
  expect(address()).toBe('/auth/sign-up?next=%2Fscores');
  expect(heading()).toBe('Join Clubline');
  await user.click(tab('Sign In'));
  await user.click(link('Forgot password?'));
  expect(address()).toBe('/auth/reset?next=%2Fscores');
  await user.click(link('Cancel'));
  await user.click(link('Back'));
  expect(address()).toBe('/auth?next=%2Fscores');
});

test('a destination outside of the product is not taken along', () => {
  openAuthAt('/auth?next=%2F%2Fevil.example');
  expect(link('Continue with email').getAttribute('href')).toBe('/auth/sign-in');
});

test.each([
  ['maya@example.com', 'Email Address'],
  ['Maya', 'Username'],
])('%s, typed to sign in, stands in the form for a new account', async (typed, name) => {
  const { user } = openAuthAt('/auth/sign-in');
  await user.type(field('Username or email'), typed);
  await user.click(tab('Sign Up'));
  expect(field(name).value).toBe(typed.toLowerCase());
});

test('an email goes along to the reset, and back to signing in', async () => {
  const { user, address } = openAuthAt('/auth/sign-in');
  await user.type(field('Username or email'), 'maya@example.com');
  await user.click(link('Forgot password?'));
  expect(field('Email Address').value).toBe('maya@example.com');
  await user.clear(field('Email Address'));
  await user.type(field('Email Address'), 'm.okafor@example.com{Enter}');
  expect(await screen.findByText('Email sent')).toBeTruthy();
  expect(address()).toBe('/auth/sign-in');
  expect(field('Username or email').value).toBe('maya@example.com');
});

test('what was typed for a reset stands in the form to sign in, if that is empty', async () => {
  const { user } = openAuthAt('/auth/reset');
  await user.type(field('Email Address'), 'maya@example.com');
  await user.click(link('Cancel'));
  expect(field('Username or email').value).toBe('maya@example.com');
});

test('what stands in a form already is not written over', async () => {
  const { user } = openAuthAt('/auth/sign-up');
  await user.type(field('Email Address'), 'new@example.com');
  await user.click(tab('Sign In'));
  await user.clear(field('Username or email'));
  await user.type(field('Username or email'), 'old@example.com');
  await user.click(tab('Sign Up'));
  expect(field('Email Address').value).toBe('new@example.com');
});

test('once the password is set, the token of the mailed link leaves the history', async () => {
  const { user, address, backend, onNavigate } = openAuthAt('/auth/reset?reset=tok&next=%2Ffeed');
  backend.handle('POST /auth/reset-password', () => ({ success: true }));
  await user.type(field('New Password'), 'brand-new');
  await user.type(field('Confirm Password'), 'brand-new{Enter}');
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(address()).toBe('/auth/sign-in?next=%2Ffeed');
  expect(onNavigate).toHaveBeenLastCalledWith(
    '/auth/sign-in?next=%2Ffeed',
    expect.objectContaining({ replace: true }),
  );
  expect(heading()).toBe('Good to see you');
});

test.each(['/auth/sign-in', '/auth/sign-up'])(
  'who is signed in already is led on from %s',
  async (path) => {
    const { onNavigate } = openAuthAt(`${path}?next=%2Ffeed`, { user: demoUser });
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/feed', { replace: true }));
  },
);

test('who is signed in may ask for a new password', () => {
  openAuthAt(routeHref({ to: 'authReset' }), { user: demoUser });
  expect(heading()).toBe('Reset your password');
});
