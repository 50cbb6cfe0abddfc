import { FeedScreen } from '@clubline/features';
import { Skeleton } from '@clubline/ui';
import { loadSideColumn, renderSideColumn } from '../shell/renderSideColumn';

// Beside the posts, which it stands among. Where it does not come, the page does without it.
loadSideColumn().catch(() => undefined);

/** As high as the results of one race. */
const room = <Skeleton width="100%" height="11.25rem" shape="block" />;

export default function FeedRoute() {
  return <FeedScreen among={renderSideColumn('/feed', { racesMax: 1, fallback: room })} />;
}
