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
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { homeCopy } from './copy';
import { HomeActions } from './HomeActions';

export interface HomeScreenProps {
  /** Addresses of upright pictures for the moving columns, column by column. */
  artwork: readonly (readonly string[])[];
  /** Address of the wide picture of the partner event. */
  eventImageSrc: string;
  partners: readonly Partner[];
  /** Addresses of wide pictures (16:9) over the features; one that is missing is left out. */
  featureImages?: Partial<Record<Feature['name'], string>>;
  /** Addresses outside of the product; one that is missing is left out. */
  externalHrefs?: Partial<Record<'about' | 'insights' | 'aiProduct', string | undefined>>;
  labels?: Partial<typeof homeCopy>;
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

/** The landing page. */
export function HomeScreen({
  artwork,
  eventImageSrc,
  partners,
  featureImages = {},
  externalHrefs = {},
  labels,
}: HomeScreenProps) {
  const { hrefFor, productName } = useClubline();
  const text = useMessages('home', homeCopy, labels);
  const links: FooterLink[] = [
    { label: text.footerClubs, href: hrefFor({ to: 'clubs' }) },
    { label: text.footerContact, href: hrefFor({ to: 'contact' }) },
    { label: text.footerTerms, href: hrefFor({ to: 'terms' }) },
    ...outside(text.footerAbout, externalHrefs.about),
    ...outside(text.footerInsights, externalHrefs.insights),
    ...outside(text.footerAiPartner, externalHrefs.aiProduct),
  ];
  const scores = hrefFor({ to: 'scores' });
  const contact = hrefFor({ to: 'contact' });
  return (
    <HomePage
      hero={
        <Hero
          productName={productName}
          headline={text.headline}
          lead={
            <>
              {text.lead} <HeroMark>{text.comingSoon}</HeroMark>
            </>
          }
          columns={artwork}
        >
          <HomeActions text={text} />
        </Hero>
      }
      carousel={<PartnerCarousel partners={partners} />}
      panel={
        <PartnerPanel
          overline={text.partnerOverline}
          title={text.partnerTitle}
          text={text.partnerText}
          imageSrc={eventImageSrc}
        >
          <LinkButton href={scores} variant="primary" size="l">
            {text.eventHub}
          </LinkButton>
          <LinkButton href={scores} size="l">
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
          text={text[body]}
          {...imageOf(featureImages[name])}
          {...(isComing && { badge: text.comingSoon })}
        />
      ))}
      featuresAction={
        <LinkButton href={hrefFor({ to: 'explore' })} size="l">
          {text.exploreFeed}
        </LinkButton>
      }
      banner={
        <SponsorBanner title={text.sponsorTitle} text={text.sponsorText}>
          <LinkButton href={contact} variant="primary" size="l">
            {text.getInTouch}
          </LinkButton>
        </SponsorBanner>
      }
      footer={<Footer productName={productName} tagline={text.headline} links={links} />}
    />
  );
}

function outside(label: string, href: string | undefined): FooterLink[] {
  return href ? [{ label, href, isExternal: true }] : [];
}

function imageOf(imageSrc: string | undefined): { imageSrc?: string } {
  return imageSrc ? { imageSrc } : {};
}
