import {
  FeatureCard,
  Footer,
  Hero,
  HeroMark,
  HomePage,
  LinkButton,
  PartnerCarousel,
  PartnerPanel,
  SponsorBanner,
  type FooterLink,
  type IconName,
  type Partner,
} from '@clubline/ui';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useMessages, type Labels, type TextsOf } from '../platform/messages';
import { useClubline, useIsHydrating, type PageLanguages } from '../platform/provider';
import { useSession } from '../platform/session';
import type { HomeNewsProps } from './feed/HomeNews';
import { homeMessages } from './messages';
import { HomeActions } from './HomeActions';

// For who is signed in alone. Home does without it where it does not come; My Feed has its button.
const HomeNews = lazy<ComponentType<HomeNewsProps>>(() =>
  import('./feed/HomeNews').then(
    (news) => ({ default: news.HomeNews }),
    () => ({ default: () => null }),
  ),
);

export interface HomeScreenProps {
  /** Addresses of upright pictures for the moving columns, column by column. */
  artwork: readonly (readonly string[])[];
  /** Address of the wide picture of the partner event. */
  eventImageSrc: string;
  /** The partners in the order in which they pass by. */
  partners: readonly Partner[];
  /** Addresses of wide pictures (16:9) over the features; one that is missing is left out. */
  featureImages?: Partial<Record<Feature['name'], string>>;
  /** Addresses outside of the product; one that is missing is left out. */
  externalHrefs?: Partial<Record<'about' | 'insights' | 'aiProduct', string | undefined>>;
  /**
   * Stands beside the newest posts, which who is signed in sees, such as the latest results.
   * @default nothing
   */
  beside?: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof homeMessages>;
}

type Feature = {
  name: 'clubs' | 'scores' | 'profiles' | 'insights';
  icon: IconName;
  title: 'clubsTitle' | 'scoresTitle' | 'profilesTitle' | 'aiTitle';
  text: 'clubsText' | 'scoresText' | 'profilesText' | 'aiText';
  isComing?: boolean;
};

const features: Feature[] = [
  { name: 'clubs', icon: 'users', title: 'clubsTitle', text: 'clubsText' },
  { name: 'scores', icon: 'trophy', title: 'scoresTitle', text: 'scoresText' },
  { name: 'profiles', icon: 'heart', title: 'profilesTitle', text: 'profilesText' },
  { name: 'insights', icon: 'chat', title: 'aiTitle', text: 'aiText', isComing: true },
];

/** The landing page; with what is new, for who is signed in. */
export function HomeScreen({
  artwork,
  eventImageSrc,
  partners,
  featureImages = {},
  externalHrefs = {},
  beside,
  labels,
}: HomeScreenProps) {
  const { hrefFor, productName } = useClubline();
  const { user } = useSession();
  const text = useMessages(homeMessages, labels);
  const news = useNews();
  const scores = hrefFor({ to: 'scores' });
  const contact = hrefFor({ to: 'contact' });
  return (
    <HomePage
      hero={
        <Hero
          productName={productName}
          title={text.headline}
          description={
            <>
              {text.lead} <HeroMark>{text.comingSoon}</HeroMark>
            </>
          }
          columns={artwork}
        >
          <HomeActions text={text} />
        </Hero>
      }
      news={news}
      newsBeside={user && beside}
      carousel={<PartnerCarousel partners={partners} />}
      panel={
        <PartnerPanel
          overline={text.partnerOverline}
          title={text.partnerTitle}
          description={text.partnerText}
          image={eventImageSrc}
        >
          <LinkButton href={scores} variant="primary" size="large">
            {text.eventHub}
          </LinkButton>
          <LinkButton href={scores} size="large">
            {text.joinChat}
          </LinkButton>
        </PartnerPanel>
      }
      featuresTitle={text.featuresTitle}
      features={features.map(({ name, icon, title, text: body, isComing }) => (
        <FeatureCard
          key={name}
          icon={icon}
          title={text[title]}
          description={text[body]}
          {...imageOf(featureImages[name])}
          {...(isComing && { badge: text.comingSoon })}
        />
      ))}
      featuresAction={
        <LinkButton href={hrefFor({ to: 'explore' })} size="large">
          {text.exploreFeed}
        </LinkButton>
      }
      banner={
        <SponsorBanner title={text.sponsorTitle} description={text.sponsorText}>
          <LinkButton href={contact} variant="primary" size="large">
            {text.getInTouch}
          </LinkButton>
        </SponsorBanner>
      }
      footer={<HomeFooter text={text} externalHrefs={externalHrefs} />}
    />
  );
}

/** What is new for who is signed in; its room alone until it is known who is looking. */
function useNews(): ReactNode {
  const { status, user } = useSession();
  const isHydrating = useIsHydrating();
  if (!user) return status === 'loading' && !isHydrating && <></>;
  return (
    <Suspense fallback={null}>
      <HomeNews key={user.id} userId={user.id} />
    </Suspense>
  );
}

interface HomeFooterProps {
  text: TextsOf<typeof homeMessages>;
  externalHrefs: NonNullable<HomeScreenProps['externalHrefs']>;
}

/** The site map, and the languages that the page can be read in. */
function HomeFooter({ text, externalHrefs }: HomeFooterProps) {
  const { hrefFor, productName, languages } = useClubline();
  const links: FooterLink[] = [
    { label: text.footerClubs, href: hrefFor({ to: 'clubs' }) },
    { label: text.footerContact, href: hrefFor({ to: 'contact' }) },
    { label: text.footerTerms, href: hrefFor({ to: 'terms' }) },
    ...outside(text.footerAbout, externalHrefs.about),
    ...outside(text.footerInsights, externalHrefs.insights),
    ...outside(text.footerAiPartner, externalHrefs.aiProduct),
  ];
  return (
    <Footer
      productName={productName}
      tagline={text.headline}
      links={links}
      {...(languages && footerLanguages(languages))}
    />
  );
}

function footerLanguages({ names, current, hrefFor }: PageLanguages) {
  const languages = Object.entries(names).map(([tag, name]) => ({ tag, name, href: hrefFor(tag) }));
  return { languages, currentLanguage: current };
}

function outside(label: string, href: string | undefined): FooterLink[] {
  return href ? [{ label, href, isExternal: true }] : [];
}

function imageOf(imageSrc: string | undefined): { image?: string } {
  return imageSrc ? { image: imageSrc } : {};
}
