import { ContactScreen } from '@clubline/features';
import { config } from '../../config';

export default function ContactRoute() {
  return <ContactScreen tagline={config.tagline} />;
}
