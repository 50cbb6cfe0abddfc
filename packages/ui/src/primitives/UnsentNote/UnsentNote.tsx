import { forwardRef, useId } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { useMessages, type Labels } from '../messages';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval';
import { classNames } from '../../theme/classNames';
import { unsentNoteMessages } from './messages';
import * as styles from './UnsentNote.css';

/** What is to be said of something that may not have arrived, and what can be done about it. */
export interface Unsent {
  /** Why the server did not take it, where it has said so. */
  reason?: string | undefined;
  /** It goes out by itself as soon as there is a connection. @default false */
  isWaiting?: boolean;
  /** It is being sent again: its button waits. @default false */
  isPending?: boolean;
  /** Called to send it again. */
  onRetry: () => void;
  /** Called to give it up; without it there is no such button. */
  onDiscard?: () => void;
}

export interface UnsentNoteProps extends Unsent {
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof unsentNoteMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Says at a thing that it was not sent, with a button to send it again. */
export const UnsentNote = forwardRef<HTMLDivElement, UnsentNoteProps>(function UnsentNote(
  { reason, isWaiting = false, isPending = false, onRetry, onDiscard, labels, className },
  ref,
) {
  const text = useMessages(unsentNoteMessages, labels);
  const id = useId();
  const note = useObjectRef(ref);
  useFocusAfterRemoval(note);
  return (
    <div ref={note} className={classNames(styles.note, className)}>
      <Icon name="warning" size={16} className={styles.icon} />
      <span id={id} className={styles.words}>
        {isWaiting ? text.waiting : reason ? text.unsentBecause(reason) : text.unsent}
      </span>
      <Button size="small" isPending={isPending} aria-describedby={id} onPress={onRetry}>
        {text.retry}
      </Button>
      {onDiscard && !isPending && (
        <Button size="small" variant="quiet" aria-describedby={id} onPress={onDiscard}>
          {text.discard}
        </Button>
      )}
    </div>
  );
});
