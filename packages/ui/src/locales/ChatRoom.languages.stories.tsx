import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import * as ar from './ar';
import * as es from './es';
import { ChatRoom } from '../embeds/ChatRoom/ChatRoom';
import { arabicConversation } from './ChatRoom.arabic.fixtures';
import { conversation, ownStates, viewer } from '../embeds/ChatRoom/ChatRoom.fixtures';

const inPage = (lang: string, dir: 'ltr' | 'rtl', maxInlineSize = 480): Decorator =>
  function InPage(Story) {
    return (
      <div lang={lang} dir={dir} style={{ maxInlineSize }}>
        <Story />
      </div>
    );
  };

const spanish = { title: 'Finales mundiales', locale: 'es', labels: es.chatRoom };
const arabic = {
  title: 'نهائيات العالم',
  locale: 'ar-u-nu-latn',
  labels: ar.chatRoom,
  messages: arabicConversation,
  viewer: { id: 'u-noura', username: 'نورة' },
};

const meta = {
  title: 'Partners/Languages/ChatRoom',
  component: ChatRoom,
  args: {
    messages: conversation,
    connection: 'online',
    onlineCount: 128,
    viewer,
    timeZone: 'Europe/Madrid',
    hrefFor: (username) => `#/${username}`,
    onSend: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChatRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spanish: Story = {
  args: { ...spanish, messages: [...conversation, ...ownStates] },
  decorators: [inPage('es', 'ltr')],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('128 en línea')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Mensaje' })).toBeVisible();
  },
};

export const SpanishSignedOut: Story = {
  args: { ...spanish, viewer: null, onSignIn: fn() },
  decorators: [inPage('es', 'ltr', 343)],
};

export const SpanishReadOnly: Story = {
  args: { ...spanish, viewer: null, isReadOnly: true },
  decorators: [inPage('es', 'ltr', 343)],
  play: async ({ canvasElement }) =>
    void (await expect(
      within(canvasElement).getByText('Aquí puedes leer, pero no escribir.'),
    ).toBeVisible()),
};

export const SpanishRemoved: Story = {
  args: { ...spanish, viewer: null, problem: 'removed' },
  decorators: [inPage('es', 'ltr', 343)],
};

export const Arabic: Story = {
  args: arabic,
  decorators: [inPage('ar', 'rtl')],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [field, send] = [
      canvas.getByRole('textbox', { name: 'رسالة' }),
      canvas.getByRole('button', { name: 'إرسال' }),
    ];
    await expect(send.getBoundingClientRect().right).toBeLessThanOrEqual(
      field.getBoundingClientRect().left,
    );
  },
};

export const ArabicNarrow: Story = { args: arabic, decorators: [inPage('ar', 'rtl', 343)] };

export const ArabicReconnecting: Story = {
  args: { ...arabic, connection: 'reconnecting', hasOlder: true, onLoadOlder: fn() },
  decorators: [inPage('ar', 'rtl')],
};

export const ArabicSignedOut: Story = {
  args: { ...arabic, viewer: null, messages: [], onSignIn: fn() },
  decorators: [inPage('ar', 'rtl', 343)],
};

export const ArabicReadOnly: Story = {
  args: { ...arabic, viewer: null, isReadOnly: true },
  decorators: [inPage('ar', 'rtl', 343)],
};

export const ArabicRemoved: Story = {
  args: { ...arabic, viewer: null, problem: 'removed' },
  decorators: [inPage('ar', 'rtl', 343)],
};
