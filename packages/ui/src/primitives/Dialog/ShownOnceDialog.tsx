import { forwardRef, type ReactNode } from 'react';
import { base } from '../../theme';
import { Button } from '../Button';
import { Dialog } from './Dialog';
import * as styles from './ShownOnceDialog.css';

interface ShownOnceDialogProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /** Its heading. */
  title: string;
  /** Says that it is shown once, and what to do with it. */
  hint: string;
  /** What is shown. */
  children: ReactNode;
  /** Buttons that keep it. */
  actions: ReactNode;
  /** The words of the button that closes it. */
  doneLabel: string;
  /** Called on that button: nothing else closes it. */
  onDone: () => void;
  /** Added to the classes of the window itself, not of what dims the page. */
  className?: string | undefined;
}

/** A window for what is known only once: its button closes it, no slip does. */
export const ShownOnceDialog = forwardRef<HTMLDivElement, ShownOnceDialogProps>(
  function ShownOnceDialog(
    { isOpen, title, hint, children, actions, doneLabel, onDone, className },
    ref,
  ) {
    return (
      <Dialog
        ref={ref}
        size="small"
        title={title}
        isOpen={isOpen}
        isDismissable={false}
        onOpenChange={(isStillOpen) => !isStillOpen && onDone()}
        {...(className && { className })}
      >
        <div className={styles.box}>
          <p className={base}>{hint}</p>
          {children}
          <div className={styles.buttons}>
            {actions}
            <Button variant="primary" onPress={onDone}>
              {doneLabel}
            </Button>
          </div>
        </div>
      </Dialog>
    );
  },
);
