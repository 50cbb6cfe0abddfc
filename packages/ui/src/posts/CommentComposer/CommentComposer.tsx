import { forwardRef, type FormEvent } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { classNames } from '../../theme/classNames';
import { useFocusAfterSubmit, useInvalidFocus } from '../../primitives/Form';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { MentionCombobox, type MentionComboboxProps } from '../MentionCombobox';
import { useMessages, type Labels } from '../../primitives/messages';
import type { MentionProps } from '../PostComposer';
import { base } from '../../theme';
import { commentComposerMessages } from './messages';
import * as styles from './CommentComposer.css';

/** Props of {@link CommentComposer}. */
export interface CommentComposerProps extends Pick<MentionComboboxProps, 'placement' | 'inputRef'> {
  /** What is written so far. */
  value: string;
  /** Called with the whole text at every change. */
  onChange: (value: string) => void;
  /** Called with text that is more than spaces. */
  onSubmit: () => void;
  /** Whether sending is under way; it cannot be sent again meanwhile. @default false */
  isPending?: boolean;
  /** What is wrong with the text, under it; it is focused when the answer to a submit brings it. */
  errorMessage?: string;
  /** People to offer after an `@`; without it none are offered. */
  mentions?: MentionProps;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof commentComposerMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * One growing line with a send button: Enter sends, Shift and Enter break the line. For comments
 * and for channels.
 */
export const CommentComposer = forwardRef<HTMLFormElement, CommentComposerProps>(
  function CommentComposer(
    {
      value,
      onChange,
      onSubmit,
      isPending = false,
      errorMessage,
      mentions,
      placement,
      inputRef,
      labels,
      className,
    },
    ref,
  ) {
    const text = useMessages(commentComposerMessages, labels);
    const canSubmit = value.trim() !== '' && !isPending;
    const form = useObjectRef(ref);
    const invalidFocus = useInvalidFocus(form);
    const focusAfter = useFocusAfterSubmit(form, !canSubmit);
    const submit = () => {
      if (!canSubmit) return;
      invalidFocus.onSubmitted();
      focusAfter.onSubmitted();
      onSubmit();
    };
    const onFormSubmit = (event: FormEvent) => {
      event.preventDefault();
      submit();
    };
    return (
      <form
        ref={form}
        className={classNames(base, styles.form, className)}
        onSubmit={onFormSubmit}
        onInput={invalidFocus.onInput}
        aria-label={text.label}
        title={text.hint}
      >
        <MentionCombobox
          {...mentions}
          inputRef={inputRef}
          label={text.label}
          value={value}
          onChange={onChange}
          onSubmit={submit}
          placement={placement}
          errorMessage={errorMessage}
          placeholder={text.placeholder}
        />
        <IconButton
          type="submit"
          variant="primary"
          label={text.submit}
          icon={<Icon name="send" />}
          isDisabled={!canSubmit}
        />
      </form>
    );
  },
);
