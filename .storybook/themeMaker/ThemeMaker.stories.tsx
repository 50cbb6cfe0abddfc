import type { ThemeName } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  directionOf,
  languages,
  type DirectionChoice,
  type LanguageName,
} from '../scope/languages';
import { ThemeMaker } from './ThemeMaker';

const meta = {
  title: 'Partners/Theme maker',
  component: ThemeMaker,
  // What is made for one theme is not shown in another one.
  tags: ['catalogue', 'own-themes'],
  // Its values are chosen in the page itself.
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
  args: { theme: 'dark', copy: (text) => navigator.clipboard.writeText(text) },
  render(args, { globals }) {
    const language = globals['locale'] as LanguageName;
    return (
      <ThemeMaker
        {...args}
        theme={globals['theme'] as ThemeName}
        direction={directionOf(language, globals['direction'] as DirectionChoice)}
        locale={languages[language].locale}
      />
    );
  },
} satisfies Meta<typeof ThemeMaker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnTheme: Story = {};

export const CopiedInLight: Story = {
  args: { copy: fn(async () => undefined) },
  globals: { theme: 'light' },
  async play({ args, canvas, userEvent }) {
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#b4005');
    await expect(canvas.getByText(/Six digits after #/)).toBeVisible();
    await userEvent.type(accent, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the CSS' }));
    await expect(args.copy).toHaveBeenLastCalledWith(
      expect.stringContaining('--clubline-accent-solid: #b40050;'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the object' }));
    await expect(args.copy).toHaveBeenLastCalledWith(expect.stringContaining("solid: '#b40050'"));
  },
};

export const MadeForOneTheme: Story = {
  globals: { theme: 'light' },
  async play({ canvas }) {
    await expect(canvas.getByText(/Made for theme="light".*[1-9]\d* in dark/)).toBeVisible();
  },
};

export const HardToSee: Story = {
  globals: { theme: 'light' },
  async play({ canvas, userEvent }) {
    const accent = canvas.getByRole('textbox', { name: 'Accent' });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#fff2a8');
    await expect(canvas.getByText(/accent.solid on surface.card/)).toBeVisible();
  },
};

export const NotCopied: Story = {
  args: {
    copy: fn(async () => {
      throw new Error('refused');
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the CSS' }));
    await expect(await canvas.findByText(/select the text and copy it/)).toBeVisible();
  },
};
