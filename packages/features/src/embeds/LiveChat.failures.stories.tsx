import { chatRoomMessages } from '@clubline/ui';
import * as ar from '@clubline/ui/locales/ar';
import * as es from '@clubline/ui/locales/es';
import type { EmbedProblem } from '@clubline/ui/EmbedBoundary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { createEmbedEnvironment, type Clock } from '../platform/environment';
import { authFake, createFakeBackend, demoUser, FakeReply, type FakeBackend } from '../testing';
import { chatFake, type ChatFakeOptions } from '../testing/chat/chat.fake';
import { chatHistory } from '../testing/chat/chat.fixtures';
import { LiveChat, type LiveChatProps } from './LiveChat';
import { sharedPage } from './sharedPage';

const description = `
What people see, in English, in Spanish and in Arabic, when something keeps the chat from working,
and the code that the page is told. Time passes twenty times as fast here: nobody waits longer than
ten seconds for a sentence.
`;

const HISTORY = 'GET /live-chats/messages/:matchId';

/** Time as usual, timers twenty times as fast. */
const hurried: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms / 20),
  clearTimeout: (id) => globalThis.clearTimeout(id),
};

interface FailureProps extends Pick<LiveChatProps, 'theme'> {
  /** What goes wrong at the other end. */
  prepare?: (backend: FakeBackend) => void;
  options?: ChatFakeOptions;
  /** What the page gives. */
  props?: Partial<LiveChatProps>;
}

type Texts = typeof chatRoomMessages;

/** The pages beside each other. */
const languages = [
  { dir: 'ltr', locale: 'en-GB', title: 'World Finals live', labels: chatRoomMessages },
  { dir: 'ltr', locale: 'es', title: 'Finales mundiales', labels: es.chatRoom },
  { dir: 'rtl', locale: 'ar-u-nu-latn', title: 'النهائيات العالمية مباشرة', labels: ar.chatRoom },
] as const;

let pages = 0;

function FailingPage({
  prepare,
  options,
  props,
  theme,
  language,
}: FailureProps & { language: (typeof languages)[number] }) {
  const [codes, setCodes] = useState<EmbedProblem['code'][]>([]);
  const [given] = useState((): LiveChatProps => {
    const backend = createFakeBackend({
      areas: [authFake(), chatFake({ history: chatHistory, hasAdditions: true, ...options })],
    });
    backend.handle('GET /auth/me', () => demoUser);
    prepare?.(backend);
    pages += 1;
    const page = {
      api: `https://failing-${pages}.test/api`,
      fetch: backend.fetch,
      // As Socket.IO, it goes on trying by itself.
      socketFactory: async (asked) =>
        Object.assign(await backend.socketFactory(asked), { active: true }),
      ...props,
    } satisfies Partial<LiveChatProps>;
    sharedPage({ ...page, environment: createEmbedEnvironment(hurried) });
    return {
      room: 'final',
      timeZone: 'Europe/London',
      ...language,
      ...page,
    };
  });
  return (
    <div style={{ flex: '1 1 20rem', maxInlineSize: '30rem' }}>
      <LiveChat
        {...given}
        theme={theme}
        onError={({ code }) => setCodes((before) => [...new Set([...before, code])])}
      />
      <p>
        onError: <code>{codes.join(', ') || 'none'}</code>
      </p>
    </div>
  );
}

function Failure(props: FailureProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      {languages.map((language) => (
        <FailingPage key={language.locale} {...props} language={language} />
      ))}
    </div>
  );
}

const meta = {
  title: 'Partners/LiveChat failures',
  component: Failure,
  // Of itself the room follows the page in light and dark alone.
  render: (args, { globals }) => (
    <Failure {...args} theme={globals['theme'] as LiveChatProps['theme']} />
  ),
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof Failure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each page hears the code, and each person reads the sentence in their language. */
const says =
  (code: string, sentence: (texts: Texts) => string): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText(code)).toHaveLength(languages.length), {
      timeout: 5_000,
    });
    for (const { labels } of languages)
      await expect(await canvas.findByText(sentence(labels))).toBeVisible();
  };

/** Nothing answers: neither calls nor the socket. */
export const ApiDown: Story = {
  args: {
    prepare(backend) {
      backend.fail(HISTORY, 'network');
      backend.sockets.setReachable(false);
    },
  },
  play: says('unreachable', (texts) => texts.unreachable),
};

/** The API answers, but not to this origin: `CORS_ORIGINS` does not name it. */
export const OriginRefused: Story = {
  args: {
    prepare: (backend) => backend.sockets.setReachable(false),
    props: {
      fetch: async (_, init) => {
        if (init?.mode === 'no-cors') return new Response(null);
        throw new TypeError('Failed to fetch');
      },
    },
  },
  play: says('cors', (texts) => texts.unreachable),
};

/** An id that no room can have, such as one with a space in it. */
export const UnknownRoom: Story = {
  args: {
    options: { roomExists: false },
    prepare: (backend) => backend.fail(HISTORY, new FakeReply(400, { message: 'Not valid.' })),
  },
  play: says('unknown-room', (texts) => texts.unknownRoom),
};

/** The page has not said which room. */
export const RoomMissing: Story = {
  args: { props: { room: '' } },
  play: says('missing', (texts) => texts.unknownRoom),
};

/** Nobody has opened the room yet: it is empty, and works as soon as somebody does. */
export const RoomNotOpened: Story = {
  args: { options: { history: [], roomExists: false }, props: { getToken: () => null } },
  play: says('none', (texts) => texts.empty),
};

/** People read along, and can try again. */
export const TokenFunctionThrows: Story = {
  args: {
    props: {
      getToken: () => {
        throw new Error('The session of the page has ended.');
      },
    },
  },
  play: says('token', (texts) => texts.signInFailed),
};

/** The API refuses what the page takes for a token: people read along. */
export const TokenRefused: Story = {
  args: {
    prepare: (backend) =>
      backend.handle('GET /auth/me', () => new FakeReply(401, { message: 'Not valid.' })),
    props: { getToken: () => 'not-a-token' },
  },
  play: says('token', (texts) => texts.signInFailed),
};

/** The page says that who is there was removed: they read along, and are not asked to sign in. */
export const PersonRemoved: Story = {
  args: {
    props: {
      getToken: () => {
        throw Object.assign(new Error('No token for them.'), { code: 'removed' });
      },
      onSignIn: () => {},
    },
  },
  play: says('removed', (texts) => texts.removed),
};

/** After eight seconds people read along; a token that comes later signs them in. */
export const TokenFunctionHangs: Story = {
  args: { props: { getToken: () => new Promise(() => {}) } },
  play: says('token', (texts) => texts.signInFailed),
};

/** Days and times are in the language of the browser. */
export const LanguageThatDoesNotExist: Story = {
  args: { props: { locale: 'no language' } },
  play: says('bad-locale', (texts) => texts.online(42)),
};

/** Days and times are those of the person's own time zone. */
export const TimeZoneThatDoesNotExist: Story = {
  args: { props: { timeZone: 'Atlantis/Capital' } },
  play: says('bad-locale', (texts) => texts.online(42)),
};

/**
 * What the page has given breaks while it is drawn: the room alone is lost, not the page. It may
 * have been its texts, so the sentence is English.
 */
export const BrokenByThePage: Story = {
  args: {
    props: {
      hrefFor: () => {
        throw new TypeError('hrefFor is broken');
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('crash')).toHaveLength(languages.length));
    await expect(canvas.getAllByText(chatRoomMessages.unreachable)).toHaveLength(languages.length);
  },
};
