import { TermsScreen } from '@clubline/features';

export default function TermsRoute() {
  return <TermsScreen />;
}
