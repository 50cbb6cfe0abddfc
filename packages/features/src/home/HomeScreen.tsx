import { FeatureCard, Footer, Hero, LinkButton, PartnerCarousel, PartnerPanel, SponsorBanner, type FooterLink, type IconName, type Partner } from '@clubline/ui';
import { useClubline } from '../provider';
import { homeCopy } from './copy';
import { HomeActions } from './HomeActions';
import * as styles from './HomeScreen.css';

export interface HomeScreenProps {
  /** Addresses of upright pictures for the moving columns, column by column. */
  artwork: readonly (readonly string[])[];
  /** Address of the wide picture of the partner event. */
  eventImageSrc: string;
  partners: readonly Partner[];
  /** Addresses outside of the product; one that is missing is left out. */
  externalHrefs?: Partial<Record<'about' | 'insights' | 'aiProduct', string | undefined>>;
  labels?: Partial<typeof homeCopy>;
}

type Feature = { icon: IconName; title: 'clubsTitle' | 'scoresTitle' | 'profilesTitle' | 'aiTitle'; text: 'clubsText' | 'scoresText' | 'profilesText' | 'aiText'; isComing?: boolean };

const features: Feature[] = [
  { icon: 'users', title: 'clubsTitle', text: 'clubsText' },
  { icon: 'trophy', title: 'scoresTitle', text: 'scoresText' },
  { icon: 'heart', title: 'profilesTitle', text: 'profilesText' },
  { icon: 'chat', title: 'aiTitle', text: 'aiText', isComing: true },
];

/** The landing page. */
export function HomeScreen({ artwork, eventImageSrc, partners, externalHrefs = {}, labels }: HomeScreenProps) {
  const { hrefFor, productName } = useClubline();
  const text = { ...homeCopy, ...labels };
  const links: FooterLink[] = [
    { label: text.footerClubs, href: hrefFor({ to: 'clubs' }) },
    { label: text.footerContact, href: hrefFor({ to: 'contact' }) },
    { label: text.footerTerms, href: hrefFor({ to: 'terms' }) },
    ...outside(text.footerAbout, externalHrefs.about),
    ...outside(text.footerInsights, externalHrefs.insights),
    ...outside(text.footerAiPartner, externalHrefs.aiProduct),
  ];
  return (
    <div className={styles.page}>
      <main>
        <Hero
          productName={productName}
          headline={text.headline}
          lead={
            <>
              {text.lead} <span className={styles.soon}>{text.comingSoon}</span>
            </>
          }
          columns={artwork}
        >
          <HomeActions text={text} />
        </Hero>
        <PartnerCarousel partners={partners} />
        <PartnerPanel overline={text.partnerOverline} title={text.partnerTitle} text={text.partnerText} imageSrc={eventImageSrc}>
          <LinkButton href={hrefFor({ to: 'scores' })} variant="primary" size="l">
            {text.eventHub}
          </LinkButton>
          <LinkButton href={hrefFor({ to: 'scores' })} size="l">
            {text.joinChat}
          </LinkButton>
        </PartnerPanel>
        <section className={styles.section} aria-labelledby="home-features">
          <h2 id="home-features" className={styles.title}>
            {text.featuresTitle}
          </h2>
          <div className={styles.features}>
            {features.map(({ icon, title, text: body, isComing }) => (
              <FeatureCard key={title} icon={icon} title={text[title]} text={text[body]} {...(isComing && { badge: text.comingSoon })} />
            ))}
          </div>
          <LinkButton href={hrefFor({ to: 'explore' })} size="l" className={styles.explore}>
            {text.exploreFeed}
          </LinkButton>
        </section>
        <div className={styles.section}>
          <SponsorBanner title={text.sponsorTitle} text={text.sponsorText}>
            <LinkButton href={hrefFor({ to: 'contact' })} variant="primary" size="l">
              {text.getInTouch}
            </LinkButton>
          </SponsorBanner>
        </div>
      </main>
      <Footer productName={productName} tagline={text.headline} links={links} />
    </div>
  );
}

function outside(label: string, href: string | undefined): FooterLink[] {
  return href ? [{ label, href, isExternal: true }] : [];
}
