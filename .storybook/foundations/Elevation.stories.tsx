import { Button, Menu, StatTile } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../packages/ui/src/theme';
import { DoDont } from './parts/DoDont';
import { TokenList } from './parts/TokenList';

const meta = {
  title: 'Foundations/Elevation',
  component: TokenList,
  tags: ['catalogue'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  args: {
    groups: ['shadow'],
    sample: (value) => (
      <div
        className="foundation-swatch"
        style={{ boxShadow: value, background: vars.surface.raised }}
      />
    ),
  },
} satisfies Meta<typeof TokenList>;
export default meta;
type Story = StoryObj<typeof meta>;

const layers = [
  { name: 'sunken', about: 'set in: tracks, fields of code, rows of tables' },
  { name: 'page', about: 'the ground of everything' },
  { name: 'card', about: 'what belongs together, with a hairline around it' },
  { name: 'raised', about: 'what floats, or is unread' },
] as const;

export const Shadow: Story = {};
export const Layers: Story = {
  render: () => (
    <ul className="foundation foundation-grid foundation-wide">
      {layers.map(({ name, about }) => (
        <li
          key={name}
          className="foundation-tile"
          style={{
            background: vars.surface[name],
            border: `1px solid ${vars.border.subtle}`,
            borderRadius: vars.radius.card,
            boxShadow: name === 'raised' ? vars.shadow.floating : undefined,
          }}
        >
          <strong>{name}</strong>
          <span>{about}</span>
        </li>
      ))}
    </ul>
  ),
};
export const Floating: Story = {
  render: () => (
    <div style={{ minBlockSize: 180 }}>
      <Menu
        trigger={<Button>More</Button>}
        items={[
          { id: 'share', label: 'Share' },
          { id: 'report', label: 'Report' },
        ]}
        onAction={() => {}}
        placement="bottom start"
      />
    </div>
  ),
};
export const ShadowForWhatFloats: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Lift a card by its ground and a hairline.',
        children: (
          <div style={{ minInlineSize: 200 }}>
            <StatTile label="Followers" value={1204} />
          </div>
        ),
      }}
      dont={{
        text: 'Give it the shadow of what floats: it looks as if it could be taken away.',
        children: (
          <div
            style={{
              minInlineSize: 200,
              boxShadow: vars.shadow.floating,
              borderRadius: vars.radius.card,
            }}
          >
            <StatTile label="Followers" value={1204} />
          </div>
        ),
      }}
    />
  ),
};
