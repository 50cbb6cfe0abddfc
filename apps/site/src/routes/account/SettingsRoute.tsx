import { SettingsScreen } from '@clubline/features';
import { useLocation } from 'react-router-dom';

export default function SettingsRoute() {
  return <SettingsScreen section={useLocation().hash.slice(1)} />;
}
