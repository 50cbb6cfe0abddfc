import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RacerAbout } from '../RacerAbout';
import { RacerStats } from '../RacerStats';
import { RacerHeader } from './RacerHeader';
import { jane, longNamedRacer, marco, rightToLeftRacer } from './RacerHeader.fixtures';
import { RacerUnavailable } from './RacerUnavailable';

const meta = {
  title: 'Racers/RacerHeader',
  component: RacerHeader,
  subcomponents: { RacerUnavailable },
  args: { racer: jane, onSearch: fn(), onEdit: fn(), onShare: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RacerHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('5′11″')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const NoPicture: Story = { args: { racer: marco } };
export const BrokenPicture: Story = {
  args: { racer: { ...jane, image: 'data:image/png;base64,broken' } },
};
export const NameOnly: Story = { args: { racer: { name: 'Marco Bianchi' } } };
/** Of whom only the name is known, and there is nothing to edit. */
export const NothingToEdit: Story = {
  args: { racer: { name: 'Marco Bianchi' }, onEdit: undefined },
};
export const LongNames: Story = { args: { racer: longNamedRacer } };
export const Loading: Story = { args: { racer: undefined } };
export const RightToLeft: Story = {
  args: { racer: rightToLeftRacer },
  globals: { direction: 'rtl' },
};

export const CouldNotLoad: Story = {
  render: () => (
    <RacerUnavailable
      description="The service is resting for maintenance."
      onGoBack={fn()}
      onRetry={fn()}
    />
  ),
};
export const FailedWithoutMessage: Story = { render: () => <RacerUnavailable onGoBack={fn()} /> };
export const RacerNotFound: Story = {
  render: () => <RacerUnavailable reason="notFound" onGoBack={fn()} />,
};

/** The whole page, as a race programme. */
export const Programme: Story = {
  render: (args) => (
    <div style={{ paddingBlockEnd: 48 }}>
      <RacerHeader {...args} />
      <div style={{ display: 'grid', gap: 32, maxInlineSize: 1120, margin: '0 auto', padding: 24 }}>
        <RacerStats careerWins={27} seasonWins={4} seasonPodiums={9} careerWorldFinalsWins={3} />
        <RacerAbout
          bio={
            'Twelve seasons on the water, three of them with a broken thumb.\n' +
            'Rides Runabout and Ski.'
          }
        />
      </div>
    </div>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <main style={{ display: 'grid', gap: 32 }}>
      <RacerHeader {...args} />
      <RacerHeader {...args} racer={marco} />
      <RacerHeader {...args} racer={longNamedRacer} />
      <RacerHeader {...args} racer={undefined} />
      <RacerUnavailable onGoBack={fn()} />
      <RacerUnavailable reason="notFound" onGoBack={fn()} />
    </main>
  ),
};
