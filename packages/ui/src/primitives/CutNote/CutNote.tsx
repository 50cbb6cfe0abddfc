import { forwardRef } from 'react';
import { Icon } from '../Icon';
import { useMessages, type Labels } from '../messages';
import { classNames } from '../../theme/classNames';
import { cutNoteMessages } from './messages';
import * as styles from './CutNote.css';

export interface CutNoteProps {
  /** So many the server has sent, and leads no further; without it nothing is said. */
  cutAt: number | undefined;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof cutNoteMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Says at the end of a list that the server has more than it sends. */
export const CutNote = forwardRef<HTMLParagraphElement, CutNoteProps>(function CutNote(
  { cutAt, labels, className },
  ref,
) {
  const text = useMessages(cutNoteMessages, labels);
  if (cutAt === undefined) return null;
  return (
    <p ref={ref} className={classNames(styles.note, className)}>
      <Icon name="info" size={16} className={styles.icon} />
      {text.cut(cutAt)}
    </p>
  );
});
