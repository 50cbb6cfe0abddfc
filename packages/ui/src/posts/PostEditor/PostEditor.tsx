import { forwardRef, type FormEvent, useEffect, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from '../../primitives/Button';
import { useInvalidFocus } from '../../primitives/Form';
import { useMessages, type Labels } from '../../primitives/messages';
import { TextArea } from '../../primitives/TextArea';
import { base } from '../../theme';
import { classNames } from '../../theme/classNames';
import { postEditorMessages } from './messages';
import * as styles from './PostEditor.css';

/** Props of {@link PostEditor}. */
export interface PostEditorProps {
  /** What is written so far. */
  value: string;
  /** Called with the whole text at every change. */
  onChange: (value: string) => void;
  /** Called with text that may be stored. */
  onSubmit: () => void;
  /** Called when somebody wants to leave the post as it is, by a button or Escape. */
  onCancel: () => void;
  /** Whether saving is under way; nothing can be changed meanwhile. @default false */
  isPending?: boolean;
  /** What is wrong with the text, under it. */
  errorMessage?: string;
  /** Most characters of the text; more can be written, but not saved. @default 500 */
  maxLength?: number;
  /** Whether no words at all will do, as beside pictures. @default false */
  canBeEmpty?: boolean;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof postEditorMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * Other words for one's own post, in the place of those it has; it takes the focus when it comes.
 * Enter breaks the line; the button saves.
 */
export const PostEditor = forwardRef<HTMLFormElement, PostEditorProps>(function PostEditor(
  {
    value,
    onChange,
    onSubmit,
    onCancel,
    isPending = false,
    errorMessage,
    maxLength = 500,
    canBeEmpty = false,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(postEditorMessages, labels);
  const form = useObjectRef(ref);
  const area = useRef<HTMLTextAreaElement>(null);
  const invalidFocus = useInvalidFocus(form);
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, []);
  const canSave = !isPending && value.length <= maxLength && (canBeEmpty || value.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    invalidFocus.onSubmitted();
    onSubmit();
  };
  return (
    // Escape is a short cut; there is a button for it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      aria-label={text.label}
      className={classNames(base, styles.form, className)}
      onSubmit={submit}
      onInput={invalidFocus.onInput}
      onKeyDown={(event) => {
        // Escape also ends the choice of signs of a keyboard for many of them.
        const isComposing = event.nativeEvent.isComposing;
        if (event.key === 'Escape' && !isPending && !isComposing) onCancel();
      }}
    >
      <TextArea
        label={text.label}
        value={value}
        onChange={onChange}
        maxLength={maxLength}
        rows={2}
        errorMessage={errorMessage}
        isReadOnly={isPending}
        inputRef={area}
      />
      <div className={styles.row}>
        <Button variant="quiet" isDisabled={isPending} onPress={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" variant="primary" isDisabled={!canSave}>
          {isPending ? text.saving : text.save}
        </Button>
      </div>
    </form>
  );
});
