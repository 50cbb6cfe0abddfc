import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme';
import { Icon, type IconName } from './Icon';
import { iconPaths } from './paths';

const meta = { title: 'Primitives/Icon', component: Icon, args: { name: 'trophy' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 16 } };
export const Medium: Story = { args: { size: 20 } };
export const Large: Story = { args: { size: 24 } };
export const AllIcons: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
        gap: 16,
        padding: 0,
        margin: 0,
        listStyle: 'none',
      }}
    >
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li
          key={name}
          style={{
            display: 'grid',
            justifyItems: 'center',
            gap: 8,
            padding: 12,
            fontSize: 12,
            background: vars.surface.card,
            borderRadius: vars.radius.control,
          }}
        >
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
/** Arrows along the line of text turn with it. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <>
      <Icon name="chevron-left" size={24} />
      <Icon name="chevron-right" size={24} />
      <Icon name="send" size={24} />
      <Icon name="heart" size={24} />
    </>
  ),
};
