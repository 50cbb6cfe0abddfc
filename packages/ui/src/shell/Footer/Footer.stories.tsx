import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Clubline',
    tagline: 'Make Sports More You',
    links: [
      { label: 'Clubs', href: '/clubs' },
      { label: 'Contact', href: '/contact' },
      { label: 'Terms/Privacy', href: '/terms' },
      { label: 'About', href: 'https://example.com/about', isExternal: true },
      { label: 'Insights', href: 'https://example.com/insights', isExternal: true },
      { label: 'AI partner', href: 'https://example.com/ai', isExternal: true },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Languages: Story = {
  args: {
    currentLanguage: 'en',
    languages: [
      { tag: 'en', name: 'English', href: '?language=en' },
      { tag: 'es', name: 'Español', href: '?language=es' },
    ],
  },
};
export const FewLinks: Story = { args: { links: [{ label: 'Clubs', href: '/clubs' }] } };

/** Every state on one page. */
export const AllStates: Story = {
  // Two footers stand here; a page has one.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-contentinfo', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Footer {...args} />
      <Footer
        {...args}
        links={[{ label: 'Clubs', href: '/clubs' }]}
        tagline="Made for the people in the stands, on the quay and on the sofa"
      />
    </div>
  ),
};
