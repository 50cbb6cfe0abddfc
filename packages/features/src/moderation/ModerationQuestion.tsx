import { ConfirmDialog } from '@clubline/ui';
import { useMessages } from '../platform/messages';
import { moderationMessages } from './messages';

export interface ModerationQuestionProps {
  /** What will be done. */
  about: 'ban' | 'deletePost';
  /** Whom it concerns; without a name nothing is asked. */
  name: string | undefined;
  /** Called when it is answered, in whichever way. */
  onClose: () => void;
  /** Called before `onClose` when the answer is yes. */
  onConfirm: () => void;
}

/** Asks whether somebody shall be banned, or their post deleted. */
export function ModerationQuestion({ about, name, onClose, onConfirm }: ModerationQuestionProps) {
  const text = useMessages(moderationMessages);
  const isBan = about === 'ban';
  return (
    <ConfirmDialog
      isOpen={name !== undefined}
      onOpenChange={(isOpen) => void (isOpen || onClose())}
      title={(isBan ? text.banQuestion : text.deletePostQuestion)(name ?? '')}
      description={isBan ? text.banHint : text.deletePostHint}
      confirmLabel={isBan ? text.banConfirm : text.deletePost}
      cancelLabel={text.cancel}
      tone="critical"
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    />
  );
}
