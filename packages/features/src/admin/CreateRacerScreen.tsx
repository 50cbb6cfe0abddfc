import { EmptyState, NarrowPage, PinGate, RacerCreateForm } from '@clubline/ui';
import { useClubline } from '../provider';
import { adminCopy } from './copy';
import { useCreateRacer } from './useCreateRacer';
import { usePin } from './usePin';

/** Entering a racer, behind a PIN. */
export function CreateRacerScreen() {
  const { productName } = useClubline();
  const { isSetUp, isUnlocked, ...gate } = usePin();
  return (
    <NarrowPage>
      <title>{`${adminCopy.createRacer} · ${productName}`}</title>
      {!isSetUp && <EmptyState headingLevel={1} title={adminCopy.notSetUp} description={adminCopy.notSetUpHint} />}
      {isSetUp && !isUnlocked && <PinGate {...gate} />}
      {isSetUp && isUnlocked && <CreateRacer />}
    </NarrowPage>
  );
}

function CreateRacer() {
  return <RacerCreateForm {...useCreateRacer()} />;
}
