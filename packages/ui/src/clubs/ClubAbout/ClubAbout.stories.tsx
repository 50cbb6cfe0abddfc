import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClubAbout } from './ClubAbout';

const meta = {
  title: 'Clubs/ClubAbout',
  component: ClubAbout,
  args: {
    description: 'Closed course, freestyle and endurance, and where to park the trailer.',
    team: [
      {
        id: 'amy',
        name: 'Amy Lake',
        username: 'amy_lake',
        href: '/profile/amy_lake',
        role: 'owner',
      },
      {
        id: 'ben',
        name: 'Ben Torres',
        username: 'ben_torres',
        href: '/profile/ben_torres',
        role: 'coOwner',
      },
    ],
    teamNote: 'Only the owner or a co-owner can edit this club.',
    clubHref: '/clubs/c-lake',
    membersHref: '/clubs/c-lake/members',
  },
} satisfies Meta<typeof ClubAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { description: '', team: [], membersHref: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongTexts: Story = {
  args: {
    description: 'A lap around the islands, out and back through the narrow. '.repeat(6),
    team: [{ id: 'long', name: 'Konstantinopoulou-Fernández '.repeat(4), role: 'owner' }],
  },
};
export const RightToLeft: Story = {
  args: { description: 'ستة قوارب في لفة واحدة', teamNote: 'لا يعدّل النادي سوى القائمين عليه.' },
  globals: { direction: 'rtl' },
};

/** Two clubs on one page, which a page never has. */
export const AllStates: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ClubAbout {...args} />
      <ClubAbout team={[]} clubHref="/clubs/c-lake" headingLevel={3} />
    </div>
  ),
};
