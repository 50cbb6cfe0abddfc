import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from './Tabs';

function Example({ names, label, ...props }: TabsProps & { names: string[]; label: string }) {
  return (
    <Tabs {...props}>
      <TabList aria-label={label}>
        {names.map((name) => (
          <Tab key={name} id={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} id={name}>
          What belongs to {name} stands here.
        </TabPanel>
      ))}
    </Tabs>
  );
}

const meta = {
  title: 'Primitives/Tabs',
  component: Example,
  subcomponents: { Tabs, TabList, Tab, TabPanel },
  args: { label: 'Profile', names: ['Scores', 'Posts', 'Clubs'] },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const MovedWithArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('tab', { name: 'Scores' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Posts' })).toBeVisible();
  },
};
export const OneDisabled: Story = { args: { disabledKeys: ['Clubs'] } };
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const MoreThanFit: Story = {
  args: {
    label: 'Sports',
    names: [
      'AQUA',
      'MLB',
      'NBA',
      'NFL',
      'NHL',
      'NCAAF',
      'Water polo',
      'Rowing',
      'Sailing',
      'Swimming',
      'Surfing',
    ],
  },
};
