import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button';
import { TextArea } from '../../primitives/TextArea';
import { ChatDock, type ChatDockProps } from './ChatDock';

function Page({ isOpen: isOpenAtFirst, ...props }: Partial<ChatDockProps>) {
  const [isOpen, setOpen] = useState(isOpenAtFirst ?? false);
  return (
    <div style={{ minBlockSize: 700 }}>
      <p>The page below.</p>
      <ChatDock
        title="World Finals live"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onLeave={fn()}
        hasPlace
        {...props}
      >
        <section
          aria-label="Room"
          style={{
            display: 'grid',
            gap: 16,
            alignContent: 'end',
            minBlockSize: 420,
            padding: 16,
            background: 'var(--clubline-surface-card)',
            border: '1px solid var(--clubline-border-subtle)',
          }}
        >
          <TextArea label="Message" />
          <Button onPress={() => setOpen(false)}>Close</Button>
        </section>
      </ChatDock>
    </div>
  );
}

const meta = {
  title: 'Chat/ChatDock',
  component: Page,
  subcomponents: { ChatDock },
  parameters: { layout: 'fullscreen' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dock: Story = { args: { isOpen: true } };

/** A page that keeps no place for it is covered on wide windows, too. */
export const WithoutAPlace: Story = { args: { isOpen: true, hasPlace: false } };

export const Sheet: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'phone' } },
};

export const PutAway: Story = {};

export const Unread: Story = {
  args: { unreadCount: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Live chat, 3 unread messages' }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(
      canvas.getByRole('button', { name: 'Live chat, 3 unread messages' }),
    ).toHaveFocus();
  },
};

export const OneUnread: Story = { args: { unreadCount: 1 } };
export const ManyUnread: Story = { args: { unreadCount: 4_711 } };
export const UnreadOnAPhone: Story = {
  args: { unreadCount: 12 },
  globals: { viewport: { value: 'phone' } },
};
/** After an @ in the field of the room. */
export const Mentioning: Story = {
  args: {
    isOpen: true,
    onMentionQueryChange: fn(),
    mentionSuggestions: [
      { id: 'u-kai', username: 'kai_hydro' },
      { id: 'u-ines', username: 'ines', name: 'Ines Carvalho' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Look, @');
    await expect(args.onMentionQueryChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('listbox', { name: 'People to mention' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

export const RightToLeft: Story = { args: { isOpen: true }, globals: { direction: 'rtl' } };

/** All of it stands at the edges of the window, so its one page of states is the dock. */
export const AllStates: Story = { args: { isOpen: true } };
