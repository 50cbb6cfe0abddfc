import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LinkButton } from '../../primitives/LinkButton';
import { Hero } from './Hero';
import { HeroGreeting, HeroMark } from './HeroWords';
import { heroColumns } from './Hero.fixtures';

const meta = {
  title: 'Home/Hero',
  component: Hero,
  subcomponents: { HeroMark, HeroGreeting },
  // Always a night at the stadium, by day as well.
  tags: ['one-theme'],
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Clubline',
    title: 'Make Sports More You',
    description: 'Clubs, live scores and the people who care about them.',
    columns: heroColumns,
    children: (
      <>
        <LinkButton href="/auth" variant="primary" size="large">
          Join
        </LinkButton>
        <LinkButton href="/auth" size="large">
          Log in
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoColumns: Story = { args: { columns: heroColumns.slice(0, 2) } };
export const WithoutActions: Story = { args: { children: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Paused: Story = {
  play: async ({ canvasElement }) => {
    // The control is hidden from people who asked for less motion, since nothing moves for them; it
    // works all the same.
    const control = within(canvasElement).getByLabelText('Pause the moving pictures');
    control.click();
    await waitFor(() => expect(control).toHaveAttribute('aria-label', 'Let the pictures move'));
  },
};

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Hero {...args} />
      <Hero
        {...args}
        columns={heroColumns.slice(0, 2)}
        title="The Federation of Lakeside Supporters’ Associations"
      />
    </div>
  ),
};
