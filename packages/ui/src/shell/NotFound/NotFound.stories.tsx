import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './NotFound';

const hrefs = { clubs: '/clubs', signIn: '/auth', contact: '/contact', terms: '/terms' };
const externalHrefs = {
  about: 'https://example.org/about',
  insights: 'https://example.org/insights',
  aiProduct: 'https://example.org/ai',
};

const meta = {
  title: 'Shell/NotFound',
  component: NotFound,
  args: { hrefs, externalHrefs },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PageNotFound: Story = {};
export const SignedIn: Story = { args: { feedHref: '/feed' } };
export const WithoutExternalLinks: Story = { args: { externalHrefs: {} } };
export const LongNames: Story = {
  args: {
    labels: {
      title: '404 This page was not found, nor anything that looks like it.',
      exploreClubs: 'Explore every club there is',
      clubs: 'Clubs and supporters’ associations',
      aiProduct: 'The companion for statistics and analysis',
    },
  },
};
export const RightToLeft: Story = {
  args: {
    labels: {
      title: '404 الصفحة غير موجودة.',
      siteMap: 'خريطة الموقع',
      exploreClubs: 'استكشف الأندية',
      signIn: 'تسجيل الدخول',
    },
  },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <NotFound {...args} />
      <NotFound {...args} externalHrefs={{}} labels={{ siteMap: 'Site map, inside only' }} />
    </div>
  ),
};
