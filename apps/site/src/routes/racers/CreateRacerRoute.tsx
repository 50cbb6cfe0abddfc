import { CreateRacerScreen } from '@clubline/features';

export default function CreateRacerRoute() {
  return <CreateRacerScreen />;
}
