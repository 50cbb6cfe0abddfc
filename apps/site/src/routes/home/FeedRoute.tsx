import { FeedScreen } from '@clubline/features';
import { renderSideColumn } from '../shell/renderSideColumn';

export default function FeedRoute() {
  return <FeedScreen among={renderSideColumn('/feed', { racesMax: 1 })} />;
}
