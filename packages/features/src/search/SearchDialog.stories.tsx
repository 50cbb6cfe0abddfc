import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { demoUser, FakeClubline, createFakeEnvironment, createStoryClock } from '../testing';
import { sampleEvent } from '../testing/results.fixtures';
import { searchBackend } from '../testing/search/search.fixtures';
import { SearchDialog } from './SearchDialog';

function Page({ recent }: { recent?: readonly string[] }) {
  const [{ backend, environment }] = useState(() => {
    const page = createFakeEnvironment({ clock: createStoryClock() });
    if (recent) page.storage.local.setJson(`sports_app_searches_${demoUser.id}`, recent);
    return { backend: searchBackend(), environment: page };
  });
  return (
    <FakeClubline backend={backend} environment={environment}>
      <SearchDialog isOpen onOpenChange={() => undefined} event={sampleEvent} />
    </FakeClubline>
  );
}

const meta = {
  title: 'Search/Connected/SearchDialog',
  component: Page,
  subcomponents: { SearchDialog },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTyped: Story = {};
export const RecentSearches: Story = { args: { recent: ['pro', 'amy'] } };
export const Found: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'pro');
    await expect(await screen.findByRole('option', { name: /Pro Paddock/ })).toBeVisible();
  },
};
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzzz');
    await expect((await screen.findAllByText('Nothing found for “zzzz”.'))[0]).toBeVisible();
  },
};
export const Phone: Story = { ...Found, globals: { viewport: { value: 'phone' } } };
