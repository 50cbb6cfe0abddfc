import { EmptyState, NarrowPage, PinForm, RacerCreateForm } from '@clubline/ui';
import { useMessages } from '../../platform/messages';
import { usePageHead } from '../../platform/provider';
import { createRacerMessages } from '../messages';
import { useCreateRacer } from './useCreateRacer';
import { usePin } from './usePin';

/** Entering a racer, behind a PIN. */
export function CreateRacerScreen() {
  const text = useMessages(createRacerMessages);
  usePageHead(text.createRacer);
  const { isSetUp, isUnlocked, ...pinForm } = usePin();
  return (
    <NarrowPage>
      {!isSetUp && (
        <EmptyState headingLevel={1} title={text.notSetUp} description={text.notSetUpHint} />
      )}
      {isSetUp && !isUnlocked && <PinForm {...pinForm} />}
      {isSetUp && isUnlocked && <CreateRacer />}
    </NarrowPage>
  );
}

function CreateRacer() {
  return <RacerCreateForm {...useCreateRacer()} />;
}
