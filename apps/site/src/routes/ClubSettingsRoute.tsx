import { ClubSettingsScreen } from '@clubline/features';
import { useParams } from 'react-router-dom';
import { usePageMeta } from '../navigation/usePageMeta';

export default function ClubSettingsRoute() {
  const { id = '' } = useParams();
  usePageMeta({ title: 'Club settings' });
  return <ClubSettingsScreen clubId={id} />;
}
