import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultList } from './ResultList';

const meta = {
  title: 'Results/ResultList',
  component: ResultList,
  args: {
    title: 'Results',
    results: [
      {
        href: '#monday-53',
        title: 'Race 1 · Novice Ski Lites',
        day: 'Monday, October 6th',
        rider: 'Mara Delgado',
        boat: '53',
        place: 1,
      },
      {
        href: '#friday-53',
        title: 'Race 3 · Freestyle Masters of the Inland Lakes and Rivers',
        day: 'Friday, October 10th',
        rider: 'Mara Delgado',
        boat: '53',
        place: null,
      },
    ],
  },
} satisfies Meta<typeof ResultList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfARider: Story = {};

export const Described: Story = { args: { description: <p>2 results</p>, headingLevel: 4 } };

export const Empty: Story = { args: { results: [], description: <p>No rider matches.</p> } };
