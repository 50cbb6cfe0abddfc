import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ClubCard } from './ClubCard';
import { arabicNames, lakeside, longNames, northStand, sparse } from './ClubCard.fixtures';

const meta = {
  title: 'Clubs/ClubCard',
  component: ClubCard,
  args: lakeside,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClubCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const NotActive: Story = { args: { isActive: false } };
export const NoImage: Story = { args: northStand };
export const UnknownMaximum: Story = { args: { maxMembers: null } };
export const UnknownOwner: Story = { args: sparse };
export const LongNames: Story = { args: longNames };
export const BrokenImage: Story = {
  args: { image: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    // The browser says later that a picture cannot be read.
    await expect(await canvas.findByText('No image')).toBeVisible();
  },
};
export const ToJoin: Story = { args: { ...northStand, onJoin: fn() } };
export const Joining: Story = { args: { ...northStand, onJoin: fn(), membership: 'joining' } };
export const Joined: Story = { args: { ...northStand, onJoin: fn(), membership: 'joined' } };
export const Sports: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(
        [undefined, 'jetSki', 'basketball', 'soccer', 'baseball', 'hockey', 'football'] as const
      ).map((sport, at) => (
        <ClubCard key={at} {...northStand} name={`${sport ?? 'other'} club`} sport={sport} />
      ))}
    </div>
  ),
};
export const RightToLeft: Story = {
  args: longNames,
  render: (args) => (
    <div dir="rtl">
      <ClubCard {...args} />
    </div>
  ),
};

/**
 * On the smallest phone, from right to left, long names have the whole width, and end in dots; the
 * mark stands below. Arabic initials reach below their line, and stand in the picture as a whole.
 */
export const LongNamesRightToLeftAt320Px: Story = {
  globals: { locale: 'ar', viewport: { value: 'narrow' } },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 272 }}>
      <ClubCard {...arabicNames} />
      <ClubCard {...longNames} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      const heading = link.closest('h3')!;
      const title = heading.parentElement!.getBoundingClientRect();
      const name = heading.getBoundingClientRect();
      const mark = heading.nextElementSibling!.getBoundingClientRect();
      await expect(name.width).toBeCloseTo(title.width, 0);
      await expect(mark.top).toBeGreaterThanOrEqual(name.bottom);
    }
    const initials = within(canvasElement).getByText('را');
    const art = initials.parentElement!.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(initials).fontSize);
    await expect(art.bottom - initials.getBoundingClientRect().bottom).toBeGreaterThan(size / 5);
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[lakeside, northStand, sparse, longNames].map((club) => (
        <ClubCard key={club.href} {...club} />
      ))}
    </div>
  ),
};
