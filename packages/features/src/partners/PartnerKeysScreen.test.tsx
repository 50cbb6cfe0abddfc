import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  FakeClubline,
  FakeReply,
  NEW_PARTNER_KEY,
  partnersFake,
  type FakeBackend,
} from '../testing';
import { readNewKey, readPartnerKeys } from './partners.calls';
import { press } from '../testing/harness/press';
import { PartnerKeysScreen } from './PartnerKeysScreen';

vi.setConfig({ testTimeout: 20_000 });

const CREATE = 'POST /admin/partner-keys';

function open(prepare: (backend: FakeBackend) => void = () => {}) {
  const backend = createFakeBackend({ areas: [authFake(), partnersFake()] });
  prepare(backend);
  render(
    <FakeClubline backend={backend}>
      <PartnerKeysScreen />
    </FakeClubline>,
  );
  return backend;
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Keys' })).getAllByRole('listitem');
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the partner' });

test('a key is made for a name, shown once, and stands in the list without itself', async () => {
  const backend = open();
  expect(await rows()).toHaveLength(2);
  await userEvent.type(await field(), '  Sea Times ');
  await press('Make a key');
  const shown = await screen.findByRole('group', { name: 'Key' });
  expect(shown.textContent).toBe(NEW_PARTNER_KEY);
  expect(backend.callsTo(CREATE).map(({ body }) => body)).toEqual([{ partner: 'Sea Times' }]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await window.navigator.clipboard.readText()).toBe(NEW_PARTNER_KEY);
  await press('I have kept it');
  await waitFor(() => expect(screen.queryByText(NEW_PARTNER_KEY)).toBeNull());
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect((await field()).value).toBe('');
});

test('one is revoked after a question, stays in the list, and offers nothing', async () => {
  const backend = open();
  await press('Revoke the key of Harbour News that ends in a9Zk');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Revoke this key of Harbour News?',
  });
  expect(backend.callsTo('DELETE /admin/partner-keys/:id')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Key revoked')).toBeTruthy();
  await waitFor(async () => expect(within((await rows())[0]!).queryByRole('button')).toBeNull());
  expect(screen.getAllByText('Revoked')).toHaveLength(2);
});

test('one is revoked though the answer got lost, or somebody else did it', async () => {
  const call = 'DELETE /admin/partner-keys/:id';
  const backend = open((server) => {
    server.fail(call, new FakeReply(404), 1);
    server.fail(call, 'answer', 1);
  });
  await press('Revoke the key of Harbour News that ends in a9Zk');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Key revoked')).toBeTruthy();
  expect(backend.callsTo(call)).toHaveLength(2);
});

test('a name that is refused stays in the field, with the reason beside it', async () => {
  const words = 'A partner has 5 keys at most. Revoke one of them first.';
  const errors = [{ property: 'partner', messages: [words] }];
  open((backend) => backend.fail(CREATE, new FakeReply(409, { message: words, errors })));
  await userEvent.type(await field(), 'Sea Times');
  await press('Make a key');
  await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect((await field()).value).toBe('Sea Times');
});

test('without a name nothing is asked of the server', async () => {
  const backend = open();
  await press('Make a key');
  expect(await screen.findByText('The name of the partner is required.')).toBeTruthy();
  expect(backend.callsTo(CREATE)).toEqual([]);
});

test.each([
  ['never comes', 'network' as const],
  ['comes from a server in between', new FakeReply(502)],
])('where the answer %s, that is said, and the list loaded again', async (_, how) => {
  const backend = open((server) => server.fail(CREATE, how));
  await rows();
  await userEvent.type(await field(), 'Sea Times');
  await press('Make a key');
  expect(await screen.findByText(/^The answer got lost\./)).toBeTruthy();
  await waitFor(() => expect(backend.callsTo('GET /admin/partner-keys').length).toBe(2));
});

test.each([
  [403, 'Only administrators see the keys of partners.'],
  [404, 'This server makes no keys for partners.'],
])('with a %i the page says so, and offers nothing', async (status, words) => {
  open((backend) => backend.fail('GET /admin/partner-keys', new FakeReply(status, {})));
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('entries without an id are left out, and an answer without a key made none', () => {
  expect(readPartnerKeys([{ id: 'a', hint: 7 }, {}, null])).toEqual([
    { id: 'a', partner: '', hint: '', createdAt: '', lastUsedAt: null, revokedAt: null },
  ]);
  expect(readNewKey({ data: { key: { id: 'a' } } })).toBeNull();
});
