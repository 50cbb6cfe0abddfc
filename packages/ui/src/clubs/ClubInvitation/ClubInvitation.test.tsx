import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../../primitives/Button';
import { ClubInvitation, type ClubInvitationProps } from './ClubInvitation';

const page = (props: Partial<ClubInvitationProps>) => (
  <>
    <ClubInvitation inviterName="Amy Lake" onAccept={vi.fn()} onDecline={vi.fn()} {...props} />
    <Button>Elsewhere</Button>
  </>
);
const region = () => screen.getByRole('region', { name: 'Invitation' });

test('says who invites, until when, and offers both answers in reading order', async () => {
  const onAccept = vi.fn();
  const onDecline = vi.fn();
  render(page({ expiresLabel: '6 December', onAccept, onDecline }));
  const invitation = within(region());
  expect(
    invitation.getByText('Amy Lake has invited you to be a co-owner of this club'),
  ).toBeTruthy();
  expect(invitation.getByText(/Open until 6 December\.$/)).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(invitation.getByRole('button', { name: 'Accept' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(document.activeElement).toBe(invitation.getByRole('button', { name: 'Decline' }));
  await userEvent.keyboard(' ');
  expect([onAccept.mock.calls.length, onDecline.mock.calls.length]).toEqual([1, 1]);
});

test('an answer under way cannot be given twice, nor the other one', async () => {
  const onAccept = vi.fn();
  const onDecline = vi.fn();
  render(page({ answer: 'accepting', onAccept, onDecline }));
  for (const button of within(region()).getAllByRole('button')) await userEvent.click(button);
  expect([onAccept.mock.calls.length, onDecline.mock.calls.length]).toEqual([0, 0]);
});

test.each([
  ['accepted', 'You are a co-owner of this club now'],
  ['declined', 'You have declined the invitation'],
  ['ended', 'This invitation has ended'],
] as const)('%s is read out, and the focus stays at the invitation', async (answer, words) => {
  const { rerender } = render(page({}));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  rerender(page({ answer: 'accepting' }));
  rerender(page({ answer }));
  expect(status.textContent).toBe(words);
  expect(document.activeElement).toBe(region());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
});

test('whoever has gone on to something else stays there', async () => {
  const { rerender } = render(page({ answer: 'accepting' }));
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  rerender(page({ answer: 'accepted' }));
  expect(document.activeElement).toBe(elsewhere);
});
