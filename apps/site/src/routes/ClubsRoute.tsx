import { ClubsScreen } from '@clubline/features';
import { usePageMeta } from '../navigation/usePageMeta';

export default function ClubsRoute({ tab }: { tab: 'my' | 'discover' }) {
  usePageMeta({ title: tab === 'my' ? 'Your clubs' : 'Discover clubs' });
  return <ClubsScreen tab={tab} />;
}
