import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RichText } from './RichText';
import {
  hostileText,
  linkText,
  longText,
  mentionText,
  plainText,
  rtlText,
} from './RichText.fixtures';

const meta = {
  title: 'Posts/RichText',
  component: RichText,
  args: {
    text: plainText,
    hrefForMention: (username: string) => `/profile/${username}`,
    onOpenLink: fn(),
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Mentions: Story = { args: { text: mentionText } };
export const Links: Story = { args: { text: linkText } };
export const NotLinks: Story = { args: { text: hostileText } };
export const LongLink: Story = { args: { text: longText } };
export const RightToLeft: Story = {
  args: { text: rtlText },
  render: (args) => (
    <div dir="rtl">
      <RichText {...args} />
    </div>
  ),
};

export const LinkConfirmation: Story = {
  args: { text: linkText },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('link', { name: 'https://bücher.example/calendar' }),
    );
    await expect(await screen.findByText('It leads to xn--bcher-kva.example.')).toBeVisible();
  },
};

export const TurnedAroundText: Story = {
  args: { text: 'Results \u202Etxt.stluser and then https://example.com/results by @amy_lake' },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link'))
      await expect(getComputedStyle(link).unicodeBidi).toMatch(/^(isolate|plaintext)$/);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 640 }}>
      {[plainText, mentionText, linkText, hostileText, longText, rtlText].map((text) => (
        <RichText key={text} {...args} text={text} />
      ))}
    </div>
  ),
};
