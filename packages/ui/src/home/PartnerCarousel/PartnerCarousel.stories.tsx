import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PartnerCarousel } from './PartnerCarousel';

const partners = [
  'Lakeline Marine',
  'Northstand',
  'Holeshot Fuel',
  'Parc Fermé',
  'Basecamp Audio',
  'Tidewater TV',
].map((name) => ({ name }));

const meta = {
  title: 'Home/PartnerCarousel',
  component: PartnerCarousel,
  parameters: { layout: 'fullscreen' },
  args: { partners },
} satisfies Meta<typeof PartnerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLinks: Story = {
  args: { partners: partners.map((partner) => ({ ...partner, href: 'https://example.com' })) },
};
export const Paused: Story = {
  play: async ({ canvasElement }) => {
    // The control is hidden from people who asked for less motion, since nothing moves for them; it
    // works all the same.
    const control = within(canvasElement).getByLabelText('Pause the row of partners');
    control.click();
    await waitFor(() =>
      expect(control).toHaveAttribute('aria-label', 'Let the row of partners move'),
    );
  },
};
export const FewPartners: Story = { args: { partners: partners.slice(0, 2) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Every state on one page. */
export const AllStates: Story = {
  // Three rows stand here under one name; a page has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <PartnerCarousel {...args} />
      <PartnerCarousel
        {...args}
        partners={partners.map((partner) => ({ ...partner, href: 'https://example.com' }))}
      />
      <PartnerCarousel {...args} partners={partners.slice(0, 2)} />
    </div>
  ),
};
