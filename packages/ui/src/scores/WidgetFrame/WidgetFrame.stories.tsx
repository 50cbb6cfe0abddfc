import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LinkButton } from '../../primitives/LinkButton';
import { WidgetFrame } from './WidgetFrame';

const page = (body: string) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(`
    <!doctype html><html lang="en"><title>Scores</title><body style="font-family:sans-serif">
    <p>${body}</p></body></html>
  `)}`;

const meta = {
  title: 'Scores/WidgetFrame',
  component: WidgetFrame,
  args: {
    title: 'NBA scores',
    headingLevel: 2,
    src: page('The provider’s page'),
    initialHeight: 240,
    minHeight: 200,
    maxHeight: 400,
  },
} satisfies Meta<typeof WidgetFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const NoProvider: Story = {
  args: {
    src: undefined,
    emptyAction: <LinkButton href="/scores">See Event Hub</LinkButton>,
  },
};

/** It is not known yet whether there is an address. */
export const Pending: Story = { args: { src: undefined, status: 'loading' } };

/** It could not be found out whether there is an address. */
export const AddressFailed: Story = { args: { src: undefined, status: 'error', onRetry: fn() } };

/** The news that the frame has loaded is held back. */
export const Loading: Story = {
  args: { timeLimit: 600_000 },
  decorators: [
    (Story) => (
      <div onLoadCapture={(event) => event.stopPropagation()}>
        <Story />
      </div>
    ),
  ],
};

/** The time limit is cut short here. */
export const Failed: Story = {
  args: { src: page('Too late'), timeLimit: 0 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The scores did not load')).toBeVisible();
  },
};

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <WidgetFrame {...args} title="Shown" />
      <WidgetFrame {...args} title="No provider" src={undefined} />
      <WidgetFrame {...args} title="Failed" timeLimit={0} />
    </div>
  ),
};
