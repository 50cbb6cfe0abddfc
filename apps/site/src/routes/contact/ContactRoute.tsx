import { ContactScreen } from '@clubline/features';

export default function ContactRoute() {
  return <ContactScreen />;
}
