import { HomeScreen } from '@clubline/features';
import { config } from '../../config';
import { eventImageSrc, featureImages, heroArtwork, partners } from '../../content/home';
import { renderSideColumn } from '../shell/renderSideColumn';

export function HomeRoute() {
  return (
    <HomeScreen
      artwork={heroArtwork}
      eventImageSrc={eventImageSrc}
      partners={partners}
      featureImages={featureImages}
      externalHrefs={config.externalHrefs}
      beside={renderSideColumn('/feed', { racesMax: 2 })}
    />
  );
}
