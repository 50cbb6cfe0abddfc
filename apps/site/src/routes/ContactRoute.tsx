import { ContactScreen } from '@clubline/features';
import { config } from '../config';
import { usePageMeta } from '../navigation/usePageMeta';

export default function ContactRoute() {
  usePageMeta({ title: 'Contact', description: 'Write to the people behind Clubline: questions, ideas, partnerships and sponsorship.' });
  return <ContactScreen tagline={config.tagline} />;
}
