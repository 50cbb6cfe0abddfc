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
  const isRefused = hasTried && isSignedOut;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useGrowingField(field, draft);

  const send = () => {
    if (isSignedOut) {
      if (onSignedOutSend) onSignedOutSend();
      else setTried(true);
      return;
    }
    const text = draft.trim();
    if (text) {
      onSend(text);
      setDraft('');
    }
    // The button is disabled next, and a disabled button loses the focus to nowhere.
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a word of an input method (Japanese, Chinese, Korean) sends nothing; Safari
    // tells by the key code only.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
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
        maxLength={maxLength}
        placeholder={isSignedOut ? labels.signedOutPlaceholder : labels.placeholder}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        className={styles.field}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isSignedOut && onSignIn ? (
        <button type="button" className={styles.send} onClick={onSignIn}>
          {labels.signIn}
        </button>
      ) : (
        <button type="submit" disabled={isSignedOut || draft.trim() === ''} className={styles.send}>
          {labels.send}
        </button>
      )}
      <p id={`${id}-refused`} role="alert" className={isRefused ? styles.refused : visuallyHidden}>
        {isRefused && labels.signedOutAttempt}
      </p>
    </form>
  );
}
