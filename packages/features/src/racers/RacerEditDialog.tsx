import { IMAGE_ALT_MAX } from '@clubline/contract';
import { Dialog, RacerEditForm } from '@clubline/ui';
import { ChangedMeanwhile } from '../platform/drafts';
import { useMessages } from '../platform/messages';
import { racersMessages } from './messages';
import { useRacerEdit, type RacerEditOptions } from './useRacerEdit';

export interface RacerEditDialogProps extends RacerEditOptions {
  isOpen: boolean;
}

/**
 * Changing what is said of a racer, in a window of its own. What is written and not saved stays
 * until it is cancelled.
 */
export function RacerEditDialog({ isOpen, ...options }: RacerEditDialogProps) {
  const text = useMessages(racersMessages);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && options.onClose()}
      title={text.editTitle(options.racer.name || text.unnamed)}
      size="medium"
    >
      {isOpen && <Fields {...options} />}
    </Dialog>
  );
}

function Fields(options: RacerEditOptions) {
  const text = useMessages(racersMessages);
  const edit = useRacerEdit(options);
  const { theirs, onUseTheirs, onKeepOwn, ...form } = edit;
  return (
    <>
      {theirs.length > 0 && (
        <ChangedMeanwhile
          title={text.changedMeanwhile}
          onUseTheirs={onUseTheirs}
          onKeepOwn={onKeepOwn}
        >
          {text.savedMeanwhile(theirs.join(', '))}
        </ChangedMeanwhile>
      )}
      <RacerEditForm {...form} imageAltMaxLength={IMAGE_ALT_MAX} imageUrl={options.racer.image} />
    </>
  );
}
