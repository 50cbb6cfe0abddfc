import { Button, Dialog, Disclosure, ProgressBar, Skeleton, Spinner, Switch } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { facts } from '../facts/facts';
import { media, motion } from '../../packages/ui/src/theme';
import { useMediaQuery } from '../../packages/ui/src/primitives/useMediaQuery';
import { DoDont } from './parts/DoDont';
import { ScaleList } from './parts/ScaleList';
import { ComponentLink } from './parts/Users';

const meta = {
  title: 'Foundations/Motion',
  component: ScaleList,
  tags: ['catalogue'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  args: { name: 'motion', values: motion },
} satisfies Meta<typeof ScaleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says whether this very browser asks for less motion. */
function Preference() {
  const isReduced = useMediaQuery(media.reducedMotion);
  return (
    <p role="status">
      {isReduced
        ? 'Your system asks for less motion: nothing on this page moves.'
        : 'Your system allows motion. Ask it for less, and all of this stands still.'}
    </p>
  );
}

function Entering() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open a dialog</Button>
      <Dialog title="It rises by 16 px" isOpen={isOpen} onOpenChange={setOpen}>
        <p>In 200 ms, and goes at once.</p>
      </Dialog>
    </>
  );
}

export const Durations: Story = {};
export const Feedback: Story = {
  render: () => (
    <div className="foundation">
      <Preference />
      <div>
        <Button variant="primary">Press and hold</Button>
      </div>
      <Switch>Dark theme</Switch>
    </div>
  ),
};
export const Enter: Story = {
  render: () => (
    <div className="foundation">
      <Disclosure title="Race analysis">The arrow turns while this stands here at once.</Disclosure>
      <div>
        <Entering />
      </div>
    </div>
  ),
};
export const Waiting: Story = {
  render: () => (
    <div className="foundation">
      <Skeleton width="100%" height={72} shape="block" />
      <ProgressBar label="Sending the picture" />
      <Spinner label="Loading" />
    </div>
  ),
};
export const WhatMoves: Story = {
  render: () => (
    <ul className="foundation">
      {Object.entries(facts.motion).map(([component, { durations, canRest }]) => (
        <li key={component} className="foundation-row" data-columns="2">
          <ComponentLink name={component} />
          <span>
            {durations.join(', ')}; {canRest ? 'rests on request' : 'cannot rest'}
          </span>
        </li>
      ))}
    </ul>
  ),
};
export const AnswerAtOnce: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Answer in the place that was pressed, and let it wait there.',
        children: (
          <Button variant="primary" isPending>
            Join
          </Button>
        ),
      }}
      dont={{
        text: 'Cover the page with something that turns: nobody knows what waits, or for what.',
        children: (
          <div className="foundation-tile">
            <Spinner label="Loading" />
          </div>
        ),
      }}
    />
  ),
};
