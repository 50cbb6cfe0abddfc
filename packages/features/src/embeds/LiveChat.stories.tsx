import * as es from '@clubline/ui/locales/es';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { authFake, createFakeBackend, demoUser, FakeReply, fakeToken } from '../testing';
import { chatFake } from '../testing/chat/chat.fake';
import { chatHistory } from '../testing/chat/chat.fixtures';
import { LiveChat, type LiveChatProps } from './LiveChat';

let pages = 0;

type PageProps = Omit<
  LiveChatProps,
  'api' | 'room' | 'getToken' | 'onSignIn' | 'fetch' | 'socketFactory'
> & {
  /** What the partner knows of the person in front of the page. */
  person?: 'reader' | 'signedIn' | 'maySignIn';
};

/**
 * Somebody else's page: a Clubline of its own behind it, and a person of the partner's in front of
 * it.
 */
function PartnerPage({ person = 'reader', ...props }: PageProps) {
  const [isSignedIn, setSignedIn] = useState(person === 'signedIn');
  const [{ api, backend, token }] = useState(() => {
    const made = createFakeBackend({
      areas: [authFake(), chatFake({ history: chatHistory, hasAdditions: true })],
    });
    made.handle(
      'GET /auth/me',
      ({ user }) =>
        user ??
        new FakeReply(401, { statusCode: 401, error: 'Unauthorized', message: 'Sign in first.' }),
    );
    const given = fakeToken(Date.now() + 3_600_000);
    made.tokens.set(given, demoUser);
    pages += 1;
    return { api: `https://api-${pages}.test/api`, backend: made, token: given };
  });
  return (
    <LiveChat
      locale="en-GB"
      timeZone="Europe/London"
      title="World Finals live"
      style={{ maxInlineSize: '30rem' }}
      {...props}
      api={api}
      room="final"
      fetch={backend.fetch}
      socketFactory={backend.socketFactory}
      {...(person !== 'reader' && {
        getToken: () => (isSignedIn ? token : null),
        onSignIn: () => setSignedIn(true),
      })}
    />
  );
}

const meta = {
  title: 'Partners/LiveChat',
  component: PartnerPage,
  parameters: { embed: { texts: ['chatRoom'], hasLocale: true } },
  subcomponents: { LiveChat },
  // Of itself it follows the page in light and dark alone.
  render: (args, { globals }) => (
    <PartnerPage theme={globals['theme'] as PageProps['theme']} {...args} />
  ),
} satisfies Meta<typeof PartnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neither `getToken` nor `onSignIn`: nothing to press that leads nowhere. */
export const ReadOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You can read along here, but not write.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const SignedIn: Story = {
  args: { person: 'signedIn' },
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByPlaceholderText('Type a message…')),
};

export const SigningIn: Story = {
  args: { person: 'maySignIn' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in to chat' }));
    await userEvent.type(
      await canvas.findByPlaceholderText('Type a message…'),
      'Hello from a partner{Enter}',
    );
    await expect(await canvas.findByText('Hello from a partner')).toBeVisible();
  },
};

export const OwnColours: Story = {
  args: {
    theme: 'light',
    tokens: {
      accent: { solid: '#7A1FA2', soft: '#F1E3F7' },
      radius: { card: '0px', control: '0px' },
    },
  },
};

export const Spanish: Story = {
  args: { person: 'signedIn', title: 'Finales mundiales', locale: 'es', labels: es.chatRoom },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('42 en línea')).toBeVisible();
    await userEvent.type(
      await canvas.findByPlaceholderText('Escribe un mensaje…'),
      'Hola a todos{Enter}',
    );
    await expect(await canvas.findByText('Hola a todos')).toBeVisible();
  },
};
