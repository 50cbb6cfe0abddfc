import { FeedScreen } from '@clubline/features';
import { FeedSkeleton } from '@clubline/ui';
import { loadSideColumn, renderSideColumn } from '../shell/renderSideColumn';

// Beside the posts, which it stands among. Where it does not come, the page does without it.
loadSideColumn().catch(() => undefined);

/** About as high as the results of one race. */
const room = <FeedSkeleton count={1} />;

export default function FeedRoute() {
  return <FeedScreen among={renderSideColumn('/feed', { racesMax: 1, fallback: room })} />;
}
