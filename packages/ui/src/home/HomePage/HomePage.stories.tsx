import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton';
import { Footer } from '../../shell';
import { FeatureCard } from '../FeatureCard';
import { Hero } from '../Hero';
import { heroColumns } from '../Hero/Hero.fixtures';
import { SponsorBanner } from '../SponsorBanner';
import { HomePage } from './HomePage';

const meta = {
  title: 'Home/HomePage',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  args: {
    hero: (
      <Hero productName="Clubline" title="Make Sports More You" columns={heroColumns}>
        <LinkButton href="/auth" variant="primary" size="large">
          Join
        </LinkButton>
      </Hero>
    ),
    featuresTitle: 'What is in it for you',
    features: (
      <>
        <FeatureCard icon="users" title="Clubs" description="A feed and channels." />
        <FeatureCard icon="trophy" title="Scores" description="Results as they come." />
      </>
    ),
    banner: (
      <SponsorBanner title="Stand where the fans are" description="While the game is on.">
        <LinkButton href="/contact">Get in touch</LinkButton>
      </SponsorBanner>
    ),
    footer: <Footer productName="Clubline" links={[{ label: 'Contact', href: '/contact' }]} />,
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const CardsAlone: Story = { args: { banner: undefined, footer: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
