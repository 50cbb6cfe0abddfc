import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClubCard } from './ClubCard';
import { lakeside, longNames, northStand, sparse } from './ClubCard.fixtures';

const accessibility = `
**Keys.** Tab reaches the card as one link; Enter follows it.

**Roles.** One link around the card, named by the club; the picture is decoration; “active” is a
word besides a dot.

**Tested.** axe in three themes; words for what is unknown, fallback of the picture. **Not tested.**
With a screen reader in a person’s hands.
`;

const meta = {
  title: 'Clubs/ClubCard',
  component: ClubCard,
  parameters: { docs: { description: { component: accessibility } } },
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
export const BrokenImage: Story = { args: { image: 'data:image/png;base64,broken' } };
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ClubCard {...args} />
    </div>
  ),
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
