import { CreateClubScreen } from '@clubline/features';
import { usePageMeta } from '../navigation/usePageMeta';

export default function CreateClubRoute() {
  usePageMeta({ title: 'Create a club' });
  return <CreateClubScreen />;
}
