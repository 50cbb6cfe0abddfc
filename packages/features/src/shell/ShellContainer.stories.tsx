import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AuthGuard } from '../auth';
import {
  authFake,
  clubsFake,
  createFakeBackend,
  demoUser,
  fakeClub,
  FakeClubline,
} from '../testing';
import { SearchFailure } from './SearchFailure';
import { ShellContainer, type ShellContainerProps } from './ShellContainer';

const meta = {
  title: 'Shell/Connected/ShellContainer',
  component: ShellContainer,
  subcomponents: { SearchFailure },
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/clubs',
    children: <h1>My clubs</h1>,
  },
  render: (props: ShellContainerProps) => (
    <FakeClubline>
      <AuthGuard path={props.path}>
        <ShellContainer {...props} />
      </AuthGuard>
    </FakeClubline>
  ),
} satisfies Meta<typeof ShellContainer>;
export default meta;
type Story = StoryObj<typeof meta>;

const askToLogOut = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Logout' }));
  return within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
};

export const MyClubs: Story = {};
export const SearchNotLoaded: Story = {
  args: { renderSearch: (state) => <SearchFailure {...state} /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Search' }));
    await expect(await screen.findByText(/^The search could not be loaded/)).toBeVisible();
  },
};
export const UnreadNotifications: Story = {
  args: { path: '/notifications', unreadCount: 3, children: <h1>Notifications</h1> },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const NewOnPhone: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New' }));
    const menu = within(await screen.findByRole('menu', { name: 'New' }));
    await expect(menu.getByRole('menuitem', { name: 'Post on your profile' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Create a club' })).toBeVisible();
  },
};
const ownClubs = ['Harbour Sailing', 'Sunday Sofa Pundits'].map((name) =>
  fakeClub({ id: name, name, memberIds: [demoUser.id] }),
);
export const NewOnPhoneInClubs: Story = {
  ...Phone,
  render: (props) => (
    <FakeClubline
      backend={createFakeBackend({ areas: [authFake(), clubsFake({ clubs: ownClubs })] })}
    >
      <AuthGuard path={props.path}>
        <ShellContainer {...props} />
      </AuthGuard>
    </FakeClubline>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New' }));
    const menu = within(await screen.findByRole('menu', { name: 'New' }));
    const clubs = within(await menu.findByRole('group', { name: 'Post in a club' }));
    await expect(clubs.getByRole('menuitem', { name: 'Sunday Sofa Pundits' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LogOutQuestion: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await askToLogOut(canvasElement);
    await expect(dialog.getByText('Are you sure you want to log out?')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

export const LogOutCancelled: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await askToLogOut(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(within(canvasElement).getByRole('heading', { name: 'My clubs' })).toBeVisible();
  },
};

export const LoggedOut: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await askToLogOut(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('heading')).toBeNull());
  },
};
