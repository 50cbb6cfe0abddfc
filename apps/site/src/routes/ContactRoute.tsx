import { ContactScreen } from '@clubline/features';
import { config } from '../config';
import { publicPages } from '../navigation/pageMeta';
import { usePageMeta } from '../navigation/usePageMeta';

export default function ContactRoute() {
  usePageMeta(publicPages['/contact']);
  return <ContactScreen tagline={config.tagline} />;
}
