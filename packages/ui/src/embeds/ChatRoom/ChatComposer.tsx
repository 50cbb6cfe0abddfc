import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { visuallyHidden } from '../../theme';
import { useGrowingField } from '../../theme/useGrowingField';
import * as styles from './ChatComposer.css';
import type { ChatRoomProps } from './ChatRoom.types';
import type { ChatRoomTexts } from './messages';

interface ChatComposerProps extends Pick<
  ChatRoomProps,
  'maxLength' | 'onSend' | 'onSignedOutSend' | 'onSignIn'
> {
  isSignedOut: boolean;
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
export function ChatComposer({
  isSignedOut,
  maxLength,
  onSend,
  onSignedOutSend,
  onSignIn,
  labels,
}: ChatComposerProps) {
  const [draft, setDraft] = useState('');
  const [hasTried, setTried] = useState(false);
  const text = draft.trim();
  // What is too long stays whole, and is not cut off on the way in.
  const left = (maxLength ?? Infinity) - text.length;
  const isTooLong = left < 0;
  const refusal = isSignedOut ? labels.signedOutAttempt : isTooLong && labels.tooLong;
  const shownRefusal = hasTried && refusal;
  const canSignIn = isSignedOut && onSignIn;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useGrowingField(field, draft);

  const send = () => {
    if (isSignedOut && onSignedOutSend) return onSignedOutSend();
    setTried(true);
    if (isSignedOut) return;
    if (text && !refusal) {
      setTried(false);
      onSend(text);
      setDraft('');
    }
    // The button is disabled next, and a disabled button loses the focus to nowhere.
    field.current?.focus();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className={visuallyHidden}>
        {labels.inputLabel}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={draft}
        placeholder={isSignedOut ? labels.signedOutPlaceholder : labels.placeholder}
        aria-invalid={isTooLong}
        aria-describedby={`${id}c ${id}r`}
        className={canSignIn ? styles.signedOut : styles.field}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (!sends(event)) return;
          event.preventDefault();
          send();
        }}
      />
      {canSignIn ? (
        <button type="button" className={styles.send} onClick={onSignIn}>
          {labels.signIn}
        </button>
      ) : (
        <button type="submit" disabled={isSignedOut || !text} className={styles.send}>
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
    </form>
  );
}
