import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Notice } from './Notice';

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  args: {
    title: 'Places are hidden',
    children: 'The riders stand in the order of their boat numbers.',
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: { icon: 'eye-off', action: <Button size="small">Show places</Button> },
};
export const Caution: Story = {
  args: {
    tone: 'warning',
    icon: 'warning',
    title: 'There is no such class on Monday',
    children: 'The link may be old or mistyped. The day is open below.',
  },
};
export const TitleAlone: Story = { args: { children: undefined } };
export const LongWords: Story = {
  args: {
    title:
      'Wolfeschlegelsteinhausenbergerdorff-and-others-with-names-that-do-not-end-anywhere-soon',
    action: <Button size="small">Show places</Button>,
  },
};
