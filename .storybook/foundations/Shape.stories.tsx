import { Avatar, Badge, Button, TextField } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { vars } from '../../packages/ui/src/theme';
import { DoDont } from './parts/DoDont';
import { TokenList } from './parts/TokenList';

const meta = {
  title: 'Foundations/Shape',
  component: TokenList,
  tags: ['catalogue'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  args: {
    groups: ['radius'],
    sample: (value) => <div className="foundation-swatch" style={{ borderRadius: value }} />,
  },
} satisfies Meta<typeof TokenList>;
export default meta;
type Story = StoryObj<typeof meta>;

const inner = {
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.page,
};

export const Corners: Story = {};
export const OuterAndInner: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Let what holds be rounder than what it holds.',
        children: (
          <div style={{ ...inner, borderRadius: vars.radius.card }}>
            <TextField label="Club name" />
            <Button variant="primary">Save Changes</Button>
          </div>
        ),
      }}
      dont={{
        text: 'Round by feeling: a card with the corners of a pill runs into its own words.',
        children: (
          <div style={{ ...inner, borderRadius: 64 }}>
            <TextField label="Club name" />
            <Button variant="primary">Save Changes</Button>
          </div>
        ),
      }}
    />
  ),
};
export const RoundIsForPeople: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Keep circles for people, and pills for marks and chips.',
        children: (
          <>
            <Avatar name="Amy Lake" />
            <Badge tone="live">Live</Badge>
          </>
        ),
      }}
      dont={{
        text: 'Make every button a pill: it reads as a filter that can be switched.',
        children: (
          <div style={{ '--clubline-radius-control': '999px' } as CSSProperties}>
            <Button>Save Changes</Button>
          </div>
        ),
      }}
    />
  ),
};
