import { HomeScreen } from '@clubline/features';
import { config } from '../config';
import { eventImageSrc, featureImages, heroArtwork, partners } from '../content/home';
import { publicPages } from '../navigation/pageMeta';
import { usePageMeta } from '../navigation/usePageMeta';

export function HomeRoute() {
  usePageMeta(publicPages['/']);
  return (
    <HomeScreen
      artwork={heroArtwork}
      eventImageSrc={eventImageSrc}
      partners={partners}
      featureImages={featureImages}
      externalHrefs={config.externalHrefs}
    />
  );
}
