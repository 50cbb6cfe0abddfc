import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { FakeClubline, type FakeClub } from '../../testing';
import {
  clubsBackend,
  content,
  lakeside,
  lakesideJoined,
} from '../../testing/clubs/clubs.fixtures';
import { ClubSettingsScreen } from '../clubEditing/ClubSettingsScreen';
import { ClubScreen } from './ClubScreen';

interface Args {
  club: FakeClub;
  isSettings?: boolean;
  /** The server does not say who is a member. */
  isUnsure?: boolean;
  /** The server does not say which channels there are. */
  isWithoutChannels?: boolean;
}

function Page({ club, isSettings, isUnsure = false, isWithoutChannels = false }: Args) {
  const [server] = useState(() =>
    clubsBackend(
      { ...content, clubs: [club], embeds: !isUnsure && !isWithoutChannels },
      (backend) => {
        if (isUnsure) backend.fail('GET /clubs/:id/is-member');
        if (isWithoutChannels) backend.fail('GET /club-channels/:clubId');
      },
    ),
  );
  return (
    <FakeClubline backend={server}>
      {isSettings ? <ClubSettingsScreen clubId="c-lake" /> : <ClubScreen clubId="c-lake" />}
    </FakeClubline>
  );
}

const meta = {
  title: 'Clubs/Connected/Membership',
  component: Page,
  args: { club: lakesideJoined },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
const showTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

export const NotKnown: Story = {
  args: { isUnsure: true },
  play: () => says('It could not be checked whether you are a member'),
};
export const NotKnownInSettings: Story = {
  args: { isUnsure: true, isSettings: true },
  play: () => says('It could not be checked whether you are a member'),
};
export const ChannelsFailed: Story = {
  args: { isWithoutChannels: true },
  play: () => says('Channels could not be loaded'),
};
export const ChannelOfAClubOneIsNotIn: Story = {
  args: { club: lakeside },
  play: async () => {
    await showTab('Race day');
    await says('Join Lakeside Riders to view posts.');
  },
};
