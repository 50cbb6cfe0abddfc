import type { ComponentProps } from 'react';
import { ProfileScreen } from '@clubline/features';
import { useParams } from 'react-router-dom';

export default function ProfileRoute() {
  const { username = '', section } = useParams();
  return (
    <ProfileScreen
      key={username}
      username={username}
      section={section as ComponentProps<typeof ProfileScreen>['section']}
    />
  );
}
