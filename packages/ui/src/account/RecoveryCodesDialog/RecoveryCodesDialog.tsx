import { forwardRef } from 'react';
import { Button } from '../../primitives/Button';
import { ShownOnceDialog } from '../../primitives/Dialog/ShownOnceDialog';
import { useMessages, type Labels } from '../../primitives/messages';
import { recoveryCodesDialogMessages } from './messages';
import * as styles from './RecoveryCodesDialog.css';

export interface RecoveryCodesDialogProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /** The codes as they are to be typed. */
  codes: readonly string[];
  /** Called to put all of them on the clipboard. */
  onCopy: () => void;
  /** Called to store all of them in a file. */
  onDownload: () => void;
  /** Called when the person says that they are kept: nothing else closes it. */
  onDone: () => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof recoveryCodesDialogMessages>;
  /** Added to the classes of the window itself, not of what dims the page. */
  className?: string;
}

/** Shows recovery codes the only time that they are known; no slip closes it. */
export const RecoveryCodesDialog = forwardRef<HTMLDivElement, RecoveryCodesDialogProps>(
  function RecoveryCodesDialog(props, ref) {
    const { isOpen, codes, onCopy, onDownload, onDone, labels, className } = props;
    const text = useMessages(recoveryCodesDialogMessages, labels);
    return (
      <ShownOnceDialog
        ref={ref}
        isOpen={isOpen}
        title={text.title}
        hint={text.hint}
        actions={
          <>
            <Button onPress={onCopy}>{text.copy}</Button>
            <Button onPress={onDownload}>{text.download}</Button>
          </>
        }
        doneLabel={text.done}
        onDone={onDone}
        className={className}
      >
        <ul aria-label={text.codes} className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </ShownOnceDialog>
    );
  },
);
