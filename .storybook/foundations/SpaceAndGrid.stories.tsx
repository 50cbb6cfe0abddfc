import { Button, ClubGrid } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { container, media, size, space } from '../../packages/ui/src/theme';
import { clubs } from '../../packages/ui/src/clubs/ClubCard/ClubCard.fixtures';
import { DoDont } from './parts/DoDont';
import { ScaleList } from './parts/ScaleList';

const meta = {
  title: 'Foundations/Space and grid',
  component: ScaleList,
  tags: ['catalogue'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  args: { name: 'space', values: space },
} satisfies Meta<typeof ScaleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Distances: Story = {
  args: {
    sample: (value) => <div className="foundation-bar" style={{ inlineSize: value }} />,
  },
};
export const Widths: Story = { args: { name: 'size', values: size } };
export const PagesAskTheWindow: Story = { args: { name: 'media', values: media } };
export const EmbedsAskTheirBox: Story = { args: { name: 'container', values: container } };
export const Grid: Story = {
  render: () => (
    <ClubGrid label="Clubs" clubs={clubs.map((club) => ({ ...club, id: club.href }))} />
  ),
};
export const Proximity: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Put what belongs together nearer than what does not: 8 px inside, 24 px between.',
        children: (
          <div style={{ display: 'grid', gap: 24 }}>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
              <Button variant="primary">Save Changes</Button>
              <Button variant="quiet">Cancel</Button>
            </div>
            <Button variant="critical">Delete club</Button>
          </div>
        ),
      }}
      dont={{
        text: 'Give all the same distance, and what cannot be undone a neighbour to be hit with.',
        children: (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="primary">Save Changes</Button>
            <Button variant="quiet">Cancel</Button>
            <Button variant="critical">Delete club</Button>
          </div>
        ),
      }}
    />
  ),
};
