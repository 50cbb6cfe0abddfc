import { IMAGE_ALT_MAX } from '@clubline/contract';
import { Dialog, RacerEditForm } from '@clubline/ui';
import { useMessages } from '../platform/messages';
import { racersMessages } from './messages';
import { useRacerEdit, type RacerEditOptions } from './useRacerEdit';

export interface RacerEditDialogProps extends RacerEditOptions {
  isOpen: boolean;
}

/** Changing what is said of a racer, in a window of its own; it begins anew each time it opens. */
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
  const edit = useRacerEdit(options);
  return (
    <RacerEditForm {...edit} imageAltMaxLength={IMAGE_ALT_MAX} imageUrl={options.racer.image} />
  );
}
