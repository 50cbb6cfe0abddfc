import { CreateClubScreen } from '@clubline/features';

export default function CreateClubRoute() {
  return <CreateClubScreen />;
}
