import { Button, StatusDot } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContrastList } from './parts/ContrastList';
import { DoDont } from './parts/DoDont';
import { TokenList } from './parts/TokenList';

const meta = {
  title: 'Foundations/Colour',
  component: TokenList,
  tags: ['catalogue'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  args: {
    groups: [
      'surface',
      'text',
      'accent',
      'live',
      'critical',
      'positive',
      'caution',
      'border',
      'medal',
    ],
    sample: (value) => <div className="foundation-swatch" style={{ background: value }} />,
  },
} satisfies Meta<typeof TokenList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {};
export const Contrast: Story = { render: () => <ContrastList /> };
export const OneAccent: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Let one action of a view have the accent as its ground.',
        children: (
          <>
            <Button variant="primary">Join</Button>
            <Button>Share</Button>
            <Button variant="quiet">Report</Button>
          </>
        ),
      }}
      dont={{
        text: 'Paint all of them: where everything calls, nothing does.',
        children: (
          <>
            <Button variant="primary">Join</Button>
            <Button variant="primary">Share</Button>
            <Button variant="primary">Report</Button>
          </>
        ),
      }}
    />
  ),
};
export const NeverColourAlone: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Say a state in words beside its colour and shape.',
        children: (
          <>
            <StatusDot tone="live" label="Live" />
            <StatusDot tone="neutral" label="Reconnecting" />
            <StatusDot tone="critical" label="Offline" />
          </>
        ),
      }}
      dont={{
        text: 'Leave it to a dot, which says nothing to whoever cannot tell the colours.',
        children: (
          <>
            <StatusDot tone="live" label="Live" isLabelHidden />
            <StatusDot tone="neutral" label="Reconnecting" isLabelHidden />
            <StatusDot tone="critical" label="Offline" isLabelHidden />
          </>
        ),
      }}
    />
  ),
};
