import { SettingsScreen } from '@clubline/features';
import { usePageMeta } from '../navigation/usePageMeta';

export default function SettingsRoute() {
  usePageMeta({ title: 'Settings' });
  return <SettingsScreen />;
}
