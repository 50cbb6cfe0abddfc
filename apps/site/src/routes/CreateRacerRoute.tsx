import { CreateRacerScreen } from '@clubline/features';
import { usePageMeta } from '../navigation/usePageMeta';

export default function CreateRacerRoute() {
  usePageMeta({ title: 'Create racer', isHidden: true });
  return <CreateRacerScreen />;
}
