import { ProfileScreen, type ProfileSection } from '@clubline/features';
import { useParams } from 'react-router-dom';

export default function ProfileRoute() {
  const { username = '', section } = useParams();
  return (
    <ProfileScreen
      key={username}
      username={username}
      section={section as ProfileSection | undefined}
    />
  );
}
