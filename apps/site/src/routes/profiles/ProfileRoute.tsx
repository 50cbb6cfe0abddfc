import { ProfileScreen } from '@clubline/features';
import { useParams } from 'react-router-dom';

export default function ProfileRoute() {
  const { username = '' } = useParams();
  return <ProfileScreen key={username} username={username} />;
}
