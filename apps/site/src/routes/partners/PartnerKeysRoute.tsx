import { PartnerKeysScreen } from '@clubline/features';

export default function PartnerKeysRoute() {
  return <PartnerKeysScreen />;
}
