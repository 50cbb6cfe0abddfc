import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  authFake,
  createFakeBackend,
  FakeClubline,
  FakeReply,
  partnersFake,
  type FakeBackend,
} from '../testing';
import { PartnerKeysScreen } from './PartnerKeysScreen';

function Page({ prepare }: { prepare?: (backend: FakeBackend) => void }) {
  const [backend] = useState(() => {
    const server = createFakeBackend({ areas: [authFake(), partnersFake()] });
    prepare?.(server);
    return server;
  });
  return (
    <FakeClubline backend={backend}>
      <PartnerKeysScreen />
    </FakeClubline>
  );
}

const meta = {
  title: 'Partners/Connected/PartnerKeysScreen',
  component: Page,
  subcomponents: { PartnerKeysScreen },
  args: {},
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const KEYS = 'GET /admin/partner-keys';
const CREATE = 'POST /admin/partner-keys';
const REVOKE = 'DELETE /admin/partner-keys/:id';
const failing = (call: string, how?: FakeReply | 'network') => ({
  prepare: (backend: FakeBackend) => backend.fail(call, how),
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const says = async (...texts: string[]) => {
  for (const text of texts) await expect((await screen.findAllByText(text))[0]).toBeVisible();
};
const create = async (name = 'Sea Times') => {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Name of the partner' }));
  await userEvent.paste(name);
  await press('Make a key');
};
const revoke = async () => {
  await press('Revoke the key of Harbour News that ends in a9Zk');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
};

export const Ready: Story = { play: () => says('Not used yet', 'Revoked') };
export const Loading: Story = { args: { prepare: (backend) => void backend.hold(KEYS) } };
export const LoadFailed: Story = {
  args: failing(KEYS),
  play: () => says('The keys could not be loaded.'),
};
export const NotAnAdministrator: Story = {
  args: failing(KEYS, new FakeReply(403, { message: 'Only administrators may do this.' })),
  play: () => says('Only administrators see the keys of partners.'),
};
export const ServerWithoutKeys: Story = {
  args: failing(KEYS, new FakeReply(404, { message: 'Not found' })),
  play: () => says('This server makes no keys for partners.'),
};
export const NoName: Story = {
  play: async () => {
    await press('Make a key');
    await says('The name of the partner is required.');
  },
};
export const Made: Story = {
  play: async () => {
    await create();
    await says('The new key of Sea Times');
  },
};
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const { clipboard } = canvasElement.ownerDocument.defaultView!.navigator;
    clipboard.writeText = () => Promise.resolve();
    await create();
    await press('Copy');
    await says('Key copied');
  },
};
export const NotCopied: Story = {
  play: async ({ canvasElement }) => {
    const { clipboard } = canvasElement.ownerDocument.defaultView!.navigator;
    clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    await create();
    await press('Copy');
    await says('It could not be copied. Please select it.');
  },
};
export const CreateFailed: Story = {
  // Refused without words, so that nothing can have been made.
  args: failing(CREATE, new FakeReply(400, '', {}, ' ')),
  play: async () => {
    await create();
    await says('No key was made', 'Please try again.');
  },
};
export const CreatedPerhaps: Story = {
  args: failing(CREATE, 'network'),
  play: async () => {
    await create();
    await says(
      'The answer got lost. If a new key stands in the list, revoke it: nobody has seen it.',
    );
  },
};
export const TooManyKeys: Story = {
  args: failing(
    CREATE,
    new FakeReply(409, {
      message: 'A partner has 5 keys at most. Revoke one of them first.',
      errors: [
        {
          property: 'partner',
          messages: ['A partner has 5 keys at most. Revoke one of them first.'],
        },
      ],
    }),
  ),
  play: async () => {
    await create();
    await says('A partner has 5 keys at most. Revoke one of them first.');
  },
};
export const AskedWhetherToRevoke: Story = {
  play: async () => {
    await press('Revoke the key of Harbour News that ends in a9Zk');
    await says(
      'Revoke this key of Harbour News?',
      'People who chat with it leave at once, and the partner’s server gets no token with it any ' +
        'more. This cannot be taken back.',
      'Revoke',
    );
  },
};
export const Revoked: Story = {
  play: async () => {
    await revoke();
    await says('Key revoked');
  },
};
export const RevokeFailed: Story = {
  args: failing(REVOKE),
  play: async () => {
    await revoke();
    await says('The key was not revoked');
  },
};
