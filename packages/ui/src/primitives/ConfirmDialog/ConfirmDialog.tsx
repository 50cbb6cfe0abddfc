import { forwardRef, type ReactNode } from 'react';
import { AlertDialogFrame } from '../AlertDialog/AlertDialogFrame';
import { Button } from '../Button';
import { useMessages } from '../messages';
import { confirmDialogMessages } from './messages';

export interface ConfirmDialogProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /**
   * Called with `false` on the cancelling button and on Escape; confirming leaves it to the caller.
   */
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: string;
  /** What follows from it. */
  description?: ReactNode;
  /** The verb itself: 'Log out', 'Delete'. */
  confirmLabel: string;
  /** The word on the button that changes nothing. @default 'Cancel' */
  cancelLabel?: string;
  /**
   * `critical` for what cannot be undone; the focus then starts on the cancelling button.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical';
  /** Shows that the confirmed action is under way. @default false */
  isPending?: boolean;
  /** Called on the confirming button; the dialog stays open until `isOpen` is `false`. */
  onConfirm: () => void;
  /** Added to the classes of the window itself, not of what dims the page. */
  className?: string;
}

/** Asks before something is done. A press outside does not answer it. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  {
    isOpen,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel,
    tone = 'neutral',
    isPending = false,
    onConfirm,
    className,
  },
  ref,
) {
  const text = useMessages(confirmDialogMessages);
  return (
    <AlertDialogFrame
      ref={ref}
      className={className}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isKeyboardDismissDisabled={isPending}
      title={title}
      description={description}
    >
      {/* oxlint-disable jsx-a11y/no-autofocus -- a dialog takes the focus; it starts on
                the button that is safe to press */}
      <Button
        autoFocus={tone === 'critical'}
        isDisabled={isPending}
        onPress={() => onOpenChange(false)}
      >
        {cancelLabel ?? text.cancel}
      </Button>
      <Button
        autoFocus={tone === 'neutral'}
        variant={tone === 'critical' ? 'critical' : 'primary'}
        isPending={isPending}
        onPress={onConfirm}
      >
        {confirmLabel}
      </Button>
      {/* oxlint-enable jsx-a11y/no-autofocus */}
    </AlertDialogFrame>
  );
});
