import { Button, type ThemeName } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cssTokens, dtcgTokens } from '../../packages/ui/src/theme/tokens';
import { download } from '../download';
import type { BrandName } from '../scope/brands';
import { themeOfBrand } from '../scope/themeOfBrand';
import './foundations.css';

interface TokenFilesProps {
  theme: ThemeName;
  brand: BrandName;
  /** Takes a file that was asked for. */
  save: typeof download;
}

/** The values in force as files: one for design programs, one for style sheets. */
function TokenFiles({ theme, brand, save }: TokenFilesProps) {
  const json = JSON.stringify(dtcgTokens(themeOfBrand(theme, brand)), null, 2);
  const css = cssTokens({
    light: themeOfBrand('light', brand),
    dark: themeOfBrand('dark', brand),
    'high-contrast': themeOfBrand('high-contrast', brand),
  });
  const name = brand === 'clubline' ? 'clubline' : `clubline-${brand}`;
  return (
    <div className="foundation">
      <div className="foundation-buttons">
        <Button
          variant="primary"
          onPress={() => save(`${name}.${theme}.tokens.json`, 'application/json', json)}
        >
          Save {theme} as JSON
        </Button>
        <Button onPress={() => save(`${name}.tokens.css`, 'text/css', css)}>
          Save all themes as CSS
        </Button>
      </div>
      {[json, css].map((text) => (
        // Wide content that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre key={text} className="foundation-file" tabIndex={0} dir="ltr">
          {text}
        </pre>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Tokens',
  component: TokenFiles,
  tags: ['catalogue'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  args: { save: download, theme: 'dark', brand: 'clubline' },
  render: (args, { globals }) => (
    <TokenFiles
      {...args}
      theme={globals['theme'] as ThemeName}
      brand={globals['brand'] as BrandName}
    />
  ),
} satisfies Meta<typeof TokenFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {};
export const FoundInABrand: Story = {
  args: { save: fn() },
  globals: { theme: 'light', brand: 'harbour' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save light as JSON' }));
    await expect(args.save).toHaveBeenCalledWith(
      'clubline-harbour.light.tokens.json',
      'application/json',
      expect.stringContaining('"hex": "#6d28d9"'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save all themes as CSS' }));
    await expect(args.save).toHaveBeenLastCalledWith(
      'clubline-harbour.tokens.css',
      'text/css',
      expect.stringContaining('--clubline-accent-solid: #6d28d9;'),
    );
  },
};
