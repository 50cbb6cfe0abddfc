import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { visuallyHidden } from '../../theme';
import { useGrowingField } from '../../theme/useGrowingField';
import * as styles from './ChatComposer.css';
import type { ChatRoomProps } from './ChatRoom.types';
import type { ChatRoomTexts } from './messages';

interface ChatComposerProps extends Pick<
  ChatRoomProps,
  'viewer' | 'maxLength' | 'draft' | 'onSend' | 'onSignedOutSend' | 'onSignIn'
> {
  /** Nobody writes here any more: nothing but what was being written stays, to be read. */
  isClosed: boolean | undefined;
  /** What is said then, if anything. */
  closedText: string | undefined | false;
  labels: ChatRoomTexts;
}

/** So near the limit it is said how many are left. */
const COUNTED_CHARACTERS = 200;

/**
 * Enter that ends a word of an input method (Japanese, Chinese, Korean) sends nothing; Safari tells
 * by the key code only.
 */
const sends = ({ key, keyCode, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229;

/** The field and its button. Enter sends, Shift and Enter starts a line. */
export function ChatComposer(props: ChatComposerProps) {
  const { viewer, isClosed, closedText, maxLength = Infinity, labels } = props;
  const { onSend, onSignedOutSend, onSignIn } = props;
  const [draft, setDraft] = useState(props.draft?.value ?? '');
  const [hasTried, setTried] = useState(false);
  const text = draft.trim();
  // What is too long stays whole, and is not cut off on the way in.
  const left = maxLength - text.length;
  const isTooLong = left < 0;
  const refusal = viewer ? isTooLong && labels.tooLong : labels.signedOutAttempt;
  const shownRefusal = hasTried && refusal;
  const canSignIn = !viewer && onSignIn;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useGrowingField(field, draft);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what is written
  useEffect(() => void props.draft?.onChange(draft), [draft]);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isClosed) return;
    if (!viewer && onSignedOutSend) return onSignedOutSend();
    setTried(true);
    if (text && !refusal) {
      setTried(false);
      onSend(text);
      setDraft('');
    }
    // The button is disabled next, and a disabled button loses the focus to nowhere.
    field.current!.focus();
  };

  if (isClosed && !draft && !closedText) return null;
  return (
    <form className={styles.form} onSubmit={send}>
      {(draft || !isClosed) && (
        <>
          <label htmlFor={id} className={visuallyHidden}>
            {labels.inputLabel}
          </label>
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={draft}
            readOnly={isClosed}
            // Said once: a button to sign in says so itself.
            placeholder={viewer || onSignIn ? labels.placeholder : labels.signedOutPlaceholder}
            aria-invalid={isTooLong}
            aria-describedby={`${id}c ${id}r`}
            className={canSignIn ? styles.signedOut : styles.field}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => sends(event) && send(event)}
          />
        </>
      )}
      {isClosed ? (
        <p id={`${id}r`} className={styles.count}>
          {closedText}
        </p>
      ) : (
        <>
          {canSignIn ? (
            <button type="button" className={styles.send} onClick={onSignIn}>
              {labels.signIn}
            </button>
          ) : (
            <button type="submit" disabled={!viewer || !text} className={styles.send}>
              {labels.send}
            </button>
          )}
          {left < COUNTED_CHARACTERS && (
            <p id={`${id}c`} className={isTooLong ? styles.refused : styles.count}>
              {labels.charactersLeft(left)}
            </p>
          )}
          <p id={`${id}r`} role="alert" className={shownRefusal ? styles.refused : visuallyHidden}>
            {shownRefusal}
          </p>
        </>
      )}
    </form>
  );
}
