import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultList } from './ResultList';

const accessibility = `
**Keys.** Tab to each result, Enter to follow it.

**Roles.** A region named by its heading, with a list of links. No list is left behind when there is
no result.

**Tested.** axe in three themes, names and headings in tests. **Not tested.** With a screen reader
in a person’s hands.
`;

const meta = {
  title: 'Results/ResultList',
  component: ResultList,
  parameters: { docs: { description: { component: accessibility } } },
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
