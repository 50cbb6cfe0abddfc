import { TermsScreen } from '@clubline/features';
import { publicPages } from '../navigation/pageMeta';
import { usePageMeta } from '../navigation/usePageMeta';

export default function TermsRoute() {
  usePageMeta(publicPages['/terms']);
  return <TermsScreen />;
}
