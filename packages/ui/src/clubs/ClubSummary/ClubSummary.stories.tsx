import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClubSummary } from './ClubSummary';

const empty = {
  name: '',
  description: '',
  privacy: 'Public Club',
  coOwners: [],
  hasPicture: false,
};
const filled = {
  name: 'Lakeside Riders',
  description: 'Saturday rides and race-day meets.',
  privacy: 'Public Club',
  coOwners: ['amy_lake', 'ben_torres'],
  hasPicture: true,
};
const long = {
  ...filled,
  name: 'Konstantinopoulou-Fernández-Riders-of-the-Northern-Counties',
  description: 'Long. '.repeat(60),
  coOwners: Array.from({ length: 20 }, (_, index) => `rider_number_${index + 1}`),
};

const meta = {
  title: 'Clubs/ClubSummary',
  component: ClubSummary,
  args: filled,
} satisfies Meta<typeof ClubSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: empty };
export const PictureNotSelected: Story = { args: { hasPicture: false } };
export const LongNames: Story = { args: long };
export const RightToLeft: Story = {
  args: { name: 'فرسان البحيرة', description: 'جولات كل سبت.' },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  // Three boxes of one name stand side by side here only.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 360 }}>
      <ClubSummary {...empty} />
      <ClubSummary {...filled} />
      <ClubSummary {...long} />
    </div>
  ),
};
