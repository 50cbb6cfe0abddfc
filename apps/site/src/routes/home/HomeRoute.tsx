import { HomeScreen } from '@clubline/features';
import { config } from '../../config';
import { eventImageSrc, featureImages, heroArtwork, partners } from '../../content/home';

export function HomeRoute() {
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
