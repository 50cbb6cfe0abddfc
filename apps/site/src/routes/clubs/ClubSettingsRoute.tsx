import { ClubSettingsScreen } from '@clubline/features';
import { useParams } from 'react-router-dom';

export default function ClubSettingsRoute() {
  const { id = '' } = useParams();
  return <ClubSettingsScreen clubId={id} />;
}
