import { ProfileScreen } from '@clubline/features';
import { useParams } from 'react-router-dom';
import { usePageMeta } from '../navigation/usePageMeta';

export default function ProfileRoute() {
  const { username = '' } = useParams();
  usePageMeta({ title: `@${username}` });
  return <ProfileScreen key={username} username={username} />;
}
