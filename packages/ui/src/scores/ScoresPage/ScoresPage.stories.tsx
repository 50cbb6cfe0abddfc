import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button';
import { Notice } from '../../primitives/Notice';
import { ScoresBar, ScoresPage, ScoresStack } from './ScoresPage';

const meta = {
  title: 'Scores/ScoresPage',
  component: ScoresPage,
  subcomponents: { ScoresBar, ScoresStack },
  args: {
    title: 'Live scores',
    action: <Button>Search riders</Button>,
    note: 'Scores of the leagues come from a sports-data provider and may load slowly.',
    children: (
      <ScoresStack>
        <ScoresBar>
          <Button>Schedule</Button>
          <Button>Open all days</Button>
        </ScoresBar>
        <Notice title="Here stand days, races or boards" />
        <Notice title="One below the other" />
      </ScoresStack>
    ),
  },
} satisfies Meta<typeof ScoresPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const TitleAlone: Story = { args: { action: undefined, note: undefined } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
