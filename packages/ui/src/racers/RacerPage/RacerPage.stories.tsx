import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PinForm } from '../PinForm';
import { RacerAbout } from '../RacerAbout';
import { RacerHeader } from '../RacerHeader';
import { RacerStats } from '../RacerStats';
import { NarrowPage, RacerPage } from './RacerPage';

const actions = { onSearch: fn(), onEdit: fn(), onShare: fn() };

const meta = {
  title: 'Racers/RacerPage',
  component: RacerPage,
  subcomponents: { NarrowPage },
  args: {
    header: (
      <RacerHeader
        racer={{
          name: 'Jane Doe',
          origin: 'Lake Havasu, USA',
          age: 24,
          height: 1.8,
          boatManufacturers: 'Kestrel Marine',
        }}
        {...actions}
      />
    ),
    children: (
      <RacerStats careerWins={34} seasonWins={5} seasonPodiums={9} careerWorldFinalsWins={2} />
    ),
    aside: <RacerAbout bio="Started on a borrowed hull." />,
  },
} satisfies Meta<typeof RacerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Racer: Story = {};
/** Words stand beside figures and what comes after them. */
export const Wide: Story = {
  args: { footer: <p>What comes after both.</p> },
  globals: { viewport: { value: 'wide' } },
};
/** Nothing comes after the figures: they have the whole width, and the words stand below. */
export const WideWithoutFooter: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const figures = canvas.getByText('Season Wins').getBoundingClientRect();
    const about = canvas.getByRole('heading', { name: 'About' }).getBoundingClientRect();
    await expect(about.top).toBeGreaterThan(figures.bottom);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  args: {
    header: <RacerHeader {...actions} />,
    children: <RacerStats status="loading" />,
    aside: <RacerAbout status="loading" />,
  },
};
export const OneForm: Story = {
  render: () => (
    <NarrowPage>
      <PinForm onUnlock={fn()} onDismissWrong={fn()} />
    </NarrowPage>
  ),
};
export const AllStates: Story = {};
