import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Tooltip } from '../Tooltip';
import { ThemeScope } from './ThemeScope';

const sample = (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, padding: 24 }}>
    <Button variant="primary">Join</Button>
    <Tooltip content="What floats keeps the theme of its scope." isOpen placement="bottom">
      <Button>Share</Button>
    </Tooltip>
    <Badge tone="live">Live</Badge>
  </div>
);

const meta = {
  title: 'Primitives/ThemeScope',
  component: ThemeScope,
  tags: ['own-themes'],
  args: { children: sample },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { args: { theme: 'dark' } };
export const Light: Story = { args: { theme: 'light' } };
export const HighContrast: Story = { args: { theme: 'high-contrast' } };
export const AsThePersonPrefers: Story = { args: { theme: 'system' } };
export const RightToLeft: Story = { args: { theme: 'dark', dir: 'rtl' } };
/** A partner's own colours and corners, over any theme. */
export const PartnerOverrides: Story = {
  args: {
    theme: 'light',
    overrides: {
      accent: { solid: '#7A1FA2', solidHover: '#5E1580', soft: '#F4E6FA', border: '#C79BDB' },
      text: { link: '#7A1FA2', onAccent: '#FFFFFF' },
      border: { focus: '#7A1FA2' },
      radius: { control: '2px' },
    },
  },
};
