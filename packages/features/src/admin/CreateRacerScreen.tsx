import { EmptyState, NarrowPage, PinGate, RacerCreateForm } from '@clubline/ui';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { adminCopy } from './copy';
import { useCreateRacer } from './useCreateRacer';
import { usePin } from './usePin';

/** Entering a racer, behind a PIN. */
export function CreateRacerScreen() {
  const text = useMessages('admin', adminCopy);
  const { productName } = useClubline();
  const { isSetUp, isUnlocked, ...gate } = usePin();
  return (
    <NarrowPage>
      <title>{`${text.createRacer} · ${productName}`}</title>
      {!isSetUp && (
        <EmptyState headingLevel={1} title={text.notSetUp} description={text.notSetUpHint} />
      )}
      {isSetUp && !isUnlocked && <PinGate {...gate} />}
      {isSetUp && isUnlocked && <CreateRacer />}
    </NarrowPage>
  );
}

function CreateRacer() {
  return <RacerCreateForm {...useCreateRacer()} />;
}
