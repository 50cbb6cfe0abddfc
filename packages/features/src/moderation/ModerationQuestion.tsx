import { ConfirmDialog } from '@clubline/ui';
import { useMessages } from '../platform/messages';
import { moderationMessages } from './messages';

export interface ModerationQuestionProps {
  /** What will be done. */
  about: 'ban' | 'deletePost' | 'removeCoOwner';
  /** Whom it concerns; without a name nothing is asked. */
  name: string | undefined;
  /** Called when it is answered, in whichever way. */
  onClose: () => void;
  /** Called before `onClose` when the answer is yes. */
  onConfirm: () => void;
}

/** Asks whether somebody shall be banned or be no co-owner any more, or their post deleted. */
export function ModerationQuestion({ about, name, onClose, onConfirm }: ModerationQuestionProps) {
  const text = useMessages(moderationMessages);
  const { question, hint, confirm } = {
    ban: { question: text.banQuestion, hint: text.banHint, confirm: text.banConfirm },
    deletePost: {
      question: text.deletePostQuestion,
      hint: text.deletePostHint,
      confirm: text.deletePost,
    },
    removeCoOwner: {
      question: text.removeCoOwnerQuestion,
      hint: text.removeCoOwnerHint,
      confirm: text.removeCoOwnerConfirm,
    },
  }[about];
  return (
    <ConfirmDialog
      isOpen={name !== undefined}
      onOpenChange={(isOpen) => void (isOpen || onClose())}
      title={question(name ?? '')}
      description={hint}
      confirmLabel={confirm}
      cancelLabel={text.cancel}
      tone="critical"
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    />
  );
}
