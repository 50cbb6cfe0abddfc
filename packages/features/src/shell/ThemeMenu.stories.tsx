import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { createFakeEnvironment, FakeClubline } from '../testing';
import { ThemeMenu } from './ThemeMenu';
import { THEME_KEY, type ThemePreference } from './useThemePreference';

const meta = {
  title: 'Shell/Connected/ThemeMenu',
  render: ({ theme }) => {
    const environment = createFakeEnvironment();
    environment.local.setItem(THEME_KEY, theme);
    return (
      <FakeClubline user={null} environment={environment}>
        <ThemeMenu />
      </FakeClubline>
    );
  },
} satisfies Meta<{ theme: ThemePreference }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = { args: { theme: 'system' } };
export const Dark: Story = { args: { theme: 'dark' } };

export const Open: Story = {
  args: { theme: 'light' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Theme: Light' }));
    for (const name of ['Same as the system', 'Light', 'Dark', 'High contrast'])
      await expect(await screen.findByRole('menuitem', { name })).toBeVisible();
  },
};

export const Chosen: Story = {
  args: { theme: 'light' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Theme: Light' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'High contrast' }));
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Theme: High contrast' }),
    ).toBeVisible();
  },
};
