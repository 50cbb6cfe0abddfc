import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FakeClubline, type FakeBackend } from '../testing';
import { sampleEvent } from '../testing/results.fixtures';
import { searchBackend } from '../testing/search/search.fixtures';
import { ExploreScreen } from './ExploreScreen';

function Page({ prepare }: { prepare?: (backend: FakeBackend) => void }) {
  const [backend] = useState(() => searchBackend(prepare));
  return (
    <FakeClubline backend={backend}>
      <ExploreScreen event={sampleEvent} />
    </FakeClubline>
  );
}

const meta = {
  title: 'Search/Connected/ExploreScreen',
  component: Page,
  subcomponents: { ExploreScreen },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  args: {
    prepare(backend) {
      backend.hold('GET /users');
      backend.hold('GET /jet-ski-racer-details');
    },
  },
};
export const Failed: Story = {
  args: { prepare: (backend) => backend.fail('GET /users', 'network') },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
