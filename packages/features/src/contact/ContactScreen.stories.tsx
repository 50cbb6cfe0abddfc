import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createFakeBackend, FakeClubline, FakeReply } from '../testing';
import { ContactScreen } from './ContactScreen';

const meta = {
  title: 'Contact/Connected/ContactScreen',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

function withAnswer(
  prepare: (backend: ReturnType<typeof createFakeBackend>) => void,
): NonNullable<Story['render']> {
  return (args) => {
    const backend = createFakeBackend();
    prepare(backend);
    return (
      <FakeClubline backend={backend} user={null}>
        <ContactScreen {...args} />
      </FakeClubline>
    );
  };
}

const accepts = withAnswer((backend) => backend.handle('POST /contact', () => new FakeReply(204)));

async function send(canvasElement: HTMLElement, email = 'sam@example.com') {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Sam Reyes');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'Message' }),
    'We would like to sponsor a heat.',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
  return canvas;
}

export const Empty: Story = { render: accepts };
export const Phone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };

export const Missing: Story = {
  render: accepts,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    for (const message of ['Name is required', 'Email is required', 'Message is required'])
      await expect(canvas.getByText(message)).toBeVisible();
  },
};

export const MalformedEmail: Story = {
  render: accepts,
  play: async ({ canvasElement }) => {
    await expect(
      (await send(canvasElement, 'sam@')).getByText('Invalid email format.'),
    ).toBeVisible();
  },
};

export const Sending: Story = {
  render: withAnswer((backend) => void backend.hold('POST /contact')),
  play: async ({ canvasElement }) => {
    await (await send(canvasElement)).findByRole('button', { name: 'Sending...' });
  },
};

export const Failed: Story = {
  render: withAnswer((backend) => backend.fail('POST /contact', 'network')),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
      name: 'Failed to send message. Please try again.',
    });
  },
};

export const Sent: Story = {
  render: accepts,
  play: async ({ canvasElement }) => {
    await (await send(canvasElement)).findByRole('heading', { name: 'Message Sent!' });
  },
};
