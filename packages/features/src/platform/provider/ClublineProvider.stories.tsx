import { Notice } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeClubline } from '../../testing';
import { useCurrentUser } from '../session';
import { ClublineProvider } from './ClublineProvider';

/** What a component inside the provider knows. */
function WhoIsHere() {
  const user = useCurrentUser();
  return <Notice title={user ? `Signed in as ${user.username}` : 'Nobody is signed in'} />;
}

const meta = {
  title: 'Shell/Connected/ClublineProvider',
  subcomponents: { ClublineProvider },
  // The provider itself, over a backend in memory.
  render: ({ isSignedIn }) => (
    <FakeClubline {...(!isSignedIn && { user: null })}>
      <WhoIsHere />
    </FakeClubline>
  ),
} satisfies Meta<{ isSignedIn: boolean }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = { args: { isSignedIn: true } };
export const SignedOut: Story = { args: { isSignedIn: false } };
