import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import {
  createFakeEnvironment,
  createStoryClock,
  FakeClubline,
  type FakeBackend,
} from '../testing';
import { sampleEvent } from '../testing/results.fixtures';
import { addPostSearch, searchBackend } from '../testing/search/search.fixtures';
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
/** Once the backend has looked for the words in posts. */
const afterPosts = (args: Partial<Args>, words: RegExp): Story => ({
  args,
  play: async ({ canvasElement }) => {
    const posts = await within(canvasElement).findByRole(
      'region',
      { name: 'Posts' },
      { timeout: 10_000 },
    );
    await expect(within(posts).getByText(words)).toBeVisible();
  },
});
export const Posts: Story = afterPosts(
  { query: 'paddock', prepare: addPostSearch },
  /^North Stand · Pro paddock/,
);
export const PostsFarBack: Story = afterPosts(
  { query: 'chair', prepare: (backend) => addPostSearch(backend, 15, 1) },
  /^Nothing found so far/,
);
/** Of a person one follows, who wrote it in no club. */
export const OfAProfile: Story = afterPosts(
  { query: 'boat', prepare: (backend) => addPostSearch(backend, 1, 1, 'profilePost') },
  /^On a profile · /,
);
export const TheEvent: Story = { args: { query: 'havasu' } };
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
