import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  createFakeEnvironment,
  createStoryClock,
  FakeClubline,
  type FakeBackend,
} from '../testing';
import { sampleEvent } from '../testing/results.fixtures';
import { searchBackend } from '../testing/search/search.fixtures';
import { SearchScreen, type SearchScreenProps } from './SearchScreen';

type Args = SearchScreenProps & {
  prepare?: (backend: FakeBackend) => void;
  hasNetwork?: boolean;
};

function Page({ prepare, hasNetwork = true, ...props }: Args) {
  const [{ backend, environment }] = useState(() => ({
    backend: searchBackend(prepare),
    environment: createFakeEnvironment({ clock: createStoryClock(), hasNetwork }),
  }));
  return (
    <FakeClubline backend={backend} environment={environment}>
      <SearchScreen {...props} />
    </FakeClubline>
  );
}

const meta = {
  title: 'Search/Connected/SearchScreen',
  component: Page,
  subcomponents: { SearchScreen },
  args: { query: 'pro', event: sampleEvent },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const ARider: Story = { args: { query: 'nakamura' } };
export const NothingTyped: Story = { args: { query: '' } };
export const NothingFound: Story = { args: { query: 'zzzz' } };
export const Searching: Story = {
  args: {
    query: 'zzzz',
    prepare: (backend) => void backend.hold('GET /users'),
  },
};
export const PartsFailed: Story = {
  args: { prepare: (backend) => backend.fail('GET /clubs', 'network') },
};
export const Offline: Story = {
  args: {
    hasNetwork: false,
    prepare(backend) {
      for (const call of ['GET /users', 'GET /clubs', 'GET /jet-ski-racer-details'])
        backend.fail(call, 'network');
    },
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
