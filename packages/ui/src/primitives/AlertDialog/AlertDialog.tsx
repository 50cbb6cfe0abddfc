import { forwardRef, type ReactNode } from 'react';
import { Button } from '../Button';
import { useMessages } from '../messages';
import { AlertDialogFrame } from './AlertDialogFrame';
import { alertDialogMessages } from './messages';

export interface AlertDialogProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /** Called with `false` on the button and on Escape. */
  onOpenChange: (isOpen: boolean) => void;
  /** What happened. */
  title: string;
  /** More words under the title, read out with it. */
  description?: ReactNode;
  /** The word on its only button. @default 'OK' */
  closeLabel?: string;
  /** Added to the classes of the window itself, not of what dims the page. */
  className?: string;
}

/**
 * Says something that must be seen before going on, in the page's own look instead of the
 * browser's.
 */
export const AlertDialog = forwardRef<HTMLDivElement, AlertDialogProps>(function AlertDialog(
  { isOpen, onOpenChange, title, description, closeLabel, className },
  ref,
) {
  const text = useMessages(alertDialogMessages);
  return (
    <AlertDialogFrame
      ref={ref}
      className={className}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
    >
      {/* A dialog takes the focus; it starts on the button that is safe to press. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Button autoFocus variant="primary" onPress={() => onOpenChange(false)}>
        {closeLabel ?? text.close}
      </Button>
    </AlertDialogFrame>
  );
});
