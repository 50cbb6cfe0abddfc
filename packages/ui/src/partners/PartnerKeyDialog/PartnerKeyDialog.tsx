import { forwardRef } from 'react';
import { Button } from '../../primitives/Button';
import { ShownOnceDialog } from '../../primitives/Dialog/ShownOnceDialog';
import { useMessages, type Labels } from '../../primitives/messages';
import { partnerKeyDialogMessages } from './messages';
import * as styles from './PartnerKeyDialog.css';

export interface PartnerKeyDialogProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /** Whose key it is, by name. */
  partner: string;
  /** The key itself. */
  secret: string;
  /** Called to put the key on the clipboard. */
  onCopy: () => void;
  /** Called when the person says that it is kept: nothing else closes it. */
  onDone: () => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof partnerKeyDialogMessages>;
  /** Added to the classes of the window itself, not of what dims the page. */
  className?: string;
}

/** Shows a key the only time that it is known; no slip closes it. */
export const PartnerKeyDialog = forwardRef<HTMLDivElement, PartnerKeyDialogProps>(
  function PartnerKeyDialog(props, ref) {
    const { isOpen, partner, secret, onCopy, onDone, labels, className } = props;
    const text = useMessages(partnerKeyDialogMessages, labels);
    return (
      <ShownOnceDialog
        ref={ref}
        isOpen={isOpen}
        title={text.title(partner)}
        hint={text.hint}
        actions={<Button onPress={onCopy}>{text.copy}</Button>}
        doneLabel={text.done}
        onDone={onDone}
        className={className}
      >
        <code role="group" aria-label={text.key} dir="ltr" className={styles.key}>
          {secret}
        </code>
      </ShownOnceDialog>
    );
  },
);
