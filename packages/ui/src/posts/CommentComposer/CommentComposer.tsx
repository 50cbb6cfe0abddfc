import { forwardRef, type FormEvent, type KeyboardEvent } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { useFocusAfterSubmit, useInvalidFocus } from '../../primitives/Form';
import { useIncomingFiles } from '../../primitives/FileField/useIncomingFiles';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { MentionCombobox, type MentionComboboxProps } from '../MentionCombobox';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import type { ComposerPictures, MentionProps } from '../PostComposer';
import { PictureList, useOfferedPictures } from '../PostComposer/ComposerPictures';
import { postComposerMessages } from '../PostComposer/messages';
import { FieldNotice } from '../FieldNotice';
import { base } from '../../theme';
import { commentComposerMessages } from './messages';
import * as styles from './CommentComposer.css';

/** A text that is no new comment: an answer to somebody, or other words for one’s own. */
export type CommentPurpose = { kind: 'reply'; name: string } | { kind: 'edit' };

/** A list of people that is open closes first, as does a choice of signs of the keyboard. */
const isTaken = ({ defaultPrevented, nativeEvent }: KeyboardEvent) =>
  defaultPrevented || nativeEvent.isComposing;

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
  /**
   * Lets pictures go with the text: chosen, pasted, or dropped on the form. A picture alone is
   * enough to send. Without it there is no such choice.
   */
  pictures?: ComposerPictures | undefined;
  /** What is wrong with the pictures, or with what they show in words. */
  pictureErrors?: { image?: string | undefined; alt?: string | undefined };
  /** What the text is for, where it is no new comment; said above the field. */
  purpose?: CommentPurpose | undefined;
  /** Called when somebody wants to write a new comment in place of that, by a button or Escape. */
  onCancel?: () => void;
  /** People to offer after an `@`; without it none are offered. */
  mentions?: MentionProps;
  /** What there is to know of the text before it is sent; it can be sent all the same. */
  notice?: string | undefined;
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
      pictures,
      pictureErrors = {},
      purpose,
      onCancel,
      mentions,
      placement,
      inputRef,
      notice,
      labels,
      className,
    },
    ref,
  ) {
    const text = useMessages(commentComposerMessages, labels);
    const pictureText = useMessages(postComposerMessages);
    const canSubmit = (value.trim() !== '' || Boolean(pictures?.items.length)) && !isPending;
    const form = useObjectRef(ref);
    const invalidFocus = useInvalidFocus(form);
    const focusAfter = useFocusAfterSubmit(form, !canSubmit);
    const { offered, formProps } = useAttaching(pictures, isPending);
    const submit = (event?: FormEvent) => {
      event?.preventDefault();
      if (!canSubmit) return;
      invalidFocus.onSubmitted();
      focusAfter.onSubmitted();
      onSubmit();
    };
    return (
      // Escape is a short cut; there is a button for it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <form
        ref={form}
        {...formProps}
        className={classNames(base, styles.form, className)}
        onSubmit={submit}
        onInput={invalidFocus.onInput}
        aria-label={text.label}
        title={text.hint}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && purpose && !isTaken(event)) onCancel?.();
        }}
      >
        {purpose && <Purpose purpose={purpose} text={text} onCancel={onCancel} />}
        <FieldNotice className={styles.notice}>{notice}</FieldNotice>
        {pictures && (
          <PictureList
            {...pictures}
            {...offered}
            isCompact
            isPending={isPending}
            errors={pictureErrors}
            text={pictureText}
          />
        )}
        <MentionCombobox
          {...mentions}
          inputRef={inputRef}
          label={purpose?.kind === 'edit' ? text.editLabel : text.label}
          value={value}
          onChange={onChange}
          onSubmit={() => submit()}
          placement={placement}
          errorMessage={errorMessage}
          placeholder={text.placeholder}
        />
        <IconButton
          type="submit"
          variant="primary"
          label={purpose?.kind === 'edit' ? text.save : text.submit}
          icon={<Icon name={purpose?.kind === 'edit' ? 'check' : 'send'} />}
          isDisabled={!canSubmit}
        />
      </form>
    );
  },
);

/** Pictures that are chosen, and what takes those that are pasted or dropped. */
function useAttaching(pictures: ComposerPictures | undefined, isPending: boolean) {
  const offered = useOfferedPictures(pictures);
  const incoming = useIncomingFiles(pictures && !isPending ? offered.offer : undefined);
  return {
    offered,
    formProps: {
      ...incoming.props,
      'data-over': incoming.isOver || undefined,
      'data-pictures': pictures ? '' : undefined,
    },
  };
}

interface PurposeProps extends Pick<CommentComposerProps, 'onCancel'> {
  purpose: CommentPurpose;
  text: TextsOf<typeof commentComposerMessages>;
}

/** Says whom one answers, or that one changes a comment, with the way out. */
function Purpose({ purpose, text, onCancel }: PurposeProps) {
  return (
    <div className={styles.purpose}>
      <output>{purpose.kind === 'reply' ? text.replyingTo(purpose.name) : text.editing}</output>
      <Button variant="quiet" size="small" onPress={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
}
