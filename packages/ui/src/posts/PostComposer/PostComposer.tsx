import { forwardRef, type FormEvent } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Avatar } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { useFocusAfterSubmit, useInvalidFocus } from '../../primitives/Form';
import { useIncomingFiles } from '../../primitives/FileField/useIncomingFiles';
import { MentionCombobox, type MentionComboboxProps } from '../MentionCombobox';
import { useMessages, type Labels } from '../../primitives/messages';
import { FieldNotice } from '../FieldNotice';
import { base } from '../../theme';
import { useCollapsed } from './useCollapsed';
import { ComposerError } from './ComposerError';
import { PictureList, useOfferedPictures, type ComposerPictures } from './ComposerPictures';
import { postComposerMessages } from './messages';
import * as styles from './PostComposer.css';

/** What every composer passes on for people after an `@`. */
export type MentionProps = Pick<MentionComboboxProps, 'suggestions' | 'onQueryChange' | 'status'>;

/** What is wrong with each field of a composer. */
type ComposerFieldErrors = Partial<Record<'text' | 'image' | 'imageAlt', string>>;

/** Props of {@link PostComposer}. */
export interface PostComposerProps extends Pick<MentionComboboxProps, 'inputRef' | 'inputId'> {
  /** Who writes, with the address of their picture. */
  author: { name: string; image?: string | null };
  /** What is written so far. */
  value: string;
  /** Called with the whole text at every change. */
  onChange: (value: string) => void;
  /** Called with text that is more than spaces. */
  onSubmit: () => void;
  /** Whether posting is under way; it cannot be sent again meanwhile. @default false */
  isPending?: boolean;
  /** People to offer after an `@`; without it none are offered. */
  mentions?: MentionProps;
  /**
   * Lets pictures go with the text: chosen, pasted, or dropped on the form. A picture alone is
   * enough to post. Without it there is no such choice.
   */
  pictures?: ComposerPictures;
  /** Why the last try failed; what was written stays. */
  errorMessage?: string;
  /** What the server says is wrong, under each field; the first is focused after a submit. */
  fieldErrors?: ComposerFieldErrors;
  /** What there is to know of the text before it is sent; it can be sent all the same. */
  notice?: string | undefined;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof postComposerMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * Where a post is written: one line until it is focused. Enter breaks the line; the button posts.
 */
export const PostComposer = forwardRef<HTMLFormElement, PostComposerProps>(function PostComposer(
  {
    author,
    value,
    onChange,
    onSubmit,
    isPending = false,
    mentions,
    pictures,
    errorMessage,
    fieldErrors = {},
    notice,
    inputRef,
    inputId,
    labels,
    className,
  },
  ref,
) {
  const text = useMessages(postComposerMessages, labels);
  const isEmpty = value.trim() === '' && !pictures?.items.length;
  const canSubmit = !isEmpty && !isPending;
  const form = useObjectRef(ref);
  const invalidFocus = useInvalidFocus(form);
  const focusAfter = useFocusAfterSubmit(form, !canSubmit);
  const offered = useOfferedPictures(pictures);
  const { isCollapsed, ...collapsing } = useCollapsed(
    isEmpty && !(errorMessage ?? offered.refusal),
  );
  const incoming = useIncomingFiles(pictures && !isPending ? offered.offer : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit) return;
    invalidFocus.onSubmitted();
    focusAfter.onSubmitted();
    onSubmit();
  };
  return (
    <form
      ref={form}
      {...incoming.props}
      {...collapsing.props}
      data-over={incoming.isOver || undefined}
      data-collapsed={isCollapsed || undefined}
      className={classNames(base, styles.form, className)}
      onSubmit={submit}
      onInput={invalidFocus.onInput}
      aria-label={text.label}
    >
      <Avatar name={author.name} src={author.image} size={40} isDecorative />
      <MentionCombobox
        {...mentions}
        inputRef={inputRef}
        {...(inputId && { inputId })}
        label={text.label}
        value={value}
        onChange={onChange}
        placeholder={text.placeholder}
        rows={isCollapsed ? 1 : 2}
        errorMessage={fieldErrors.text}
        className={styles.text}
      />
      <FieldNotice className={styles.notice}>{notice}</FieldNotice>
      {pictures && (
        <PictureList
          {...pictures}
          {...offered}
          isPending={isPending}
          errors={{ image: fieldErrors.image, alt: fieldErrors.imageAlt }}
          text={text}
        />
      )}
      <ComposerError>{errorMessage}</ComposerError>
      <Button type="submit" variant="primary" isDisabled={!canSubmit} className={styles.submit}>
        {isPending ? text.submitting : text.submit}
      </Button>
    </form>
  );
});
