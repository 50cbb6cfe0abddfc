import type { Meta, StoryObj } from '@storybook/react-vite';
import { RacerAbout } from './RacerAbout';

const meta = {
  title: 'Racers/RacerAbout',
  component: RacerAbout,
  args: {
    bio: 'Twelve seasons on the water, three of them with a broken thumb.\nRides Runabout and Ski.',
  },
} satisfies Meta<typeof RacerAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBio: Story = {};
export const BioComingSoon: Story = { args: { bio: null } };
export const Loading: Story = { args: { status: 'loading' } };
export const LongNames: Story = {
  args: {
    bio: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte. '.repeat(6),
  },
};
export const RightToLeft: Story = {
  args: { bio: 'اثنا عشر موسماً على الماء.' },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <RacerAbout {...args} />
      <RacerAbout bio="" labels={{ title: 'About, without a bio' }} />
      <RacerAbout status="loading" labels={{ title: 'About, loading' }} />
    </div>
  ),
};
