import { TermsScreen } from '@clubline/features';
import { usePageMeta } from '../navigation/usePageMeta';

export default function TermsRoute() {
  usePageMeta({ title: 'Terms and privacy', description: 'The terms of service and the privacy policy of Clubline, in plain words.' });
  return <TermsScreen />;
}
