import { SettingsScreen } from '@clubline/features';

export default function SettingsRoute() {
  return <SettingsScreen />;
}
