import { forwardRef, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Avatar } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { useIncomingFiles } from '../../primitives/FileField/useIncomingFiles';
import { Form, useFocusAfterSubmit } from '../../primitives/Form';
import { useMessages, type Labels } from '../../primitives/messages';
import { TextArea } from '../../primitives/TextArea';
import {
  PictureList,
  useOfferedPictures,
  type ComposerPictures,
} from '../PostComposer/ComposerPictures';
import { ComposerError } from '../PostComposer/ComposerError';
import { postComposerMessages } from '../PostComposer/messages';
import * as composer from '../PostComposer/PostComposer.css';
import { base } from '../../theme';
import { profilePostComposerMessages } from './messages';

export interface ProfilePostComposerProps {
  /** Who writes, with the address of their picture. */
  author: { name: string; image?: string | null };
  /** What is written so far. */
  value: string;
  /** Called with the whole text at every change. */
  onChange: (value: string) => void;
  /**
   * Lets pictures go with the text: chosen, pasted, or dropped on the form. A picture alone is
   * enough to post. Without it there is no such choice.
   */
  pictures?: ComposerPictures;
  /** Called only when there is something to post and no more than `maxLength` characters of it. */
  onSubmit: () => void;
  /** Whether posting is under way; nothing can be changed meanwhile. @default false */
  isPending?: boolean;
  /** Why the last try failed; what was written stays. */
  errorMessage?: string;
  /** What the server says is wrong, under each field; the first is focused after a submit. */
  fieldErrors?: Partial<Record<'text' | 'image' | 'imageAlt', string>>;
  /** Most characters of the text; more can be written, but not posted. @default 500 */
  maxLength?: number;
  /** The `<textarea>` itself, e.g. to focus it. */
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Its `id`, by which the fragment of an address can lead to it. @default one of its own */
  inputId?: string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof profilePostComposerMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Writing on one's own page: text, pictures (chosen, pasted or dropped), or both. */
export const ProfilePostComposer = forwardRef<HTMLFormElement, ProfilePostComposerProps>(
  function ProfilePostComposer(props, ref) {
    const {
      author,
      value,
      onChange,
      pictures,
      onSubmit,
      isPending = false,
      errorMessage,
      fieldErrors = {},
      maxLength = 500,
      inputRef,
      inputId,
      labels,
      className,
    } = props;
    const text = useMessages(profilePostComposerMessages, labels);
    const pictureText = useMessages(postComposerMessages);
    const hasSome = value.trim() !== '' || Boolean(pictures?.items.length);
    const canPost = !isPending && value.length <= maxLength && hasSome;
    const form = useObjectRef(ref);
    const focusAfter = useFocusAfterSubmit(form, !canPost);
    const offered = useOfferedPictures(pictures);
    const incoming = useIncomingFiles(pictures && !isPending ? offered.offer : undefined);
    const submit = () => {
      if (!canPost) return;
      focusAfter.onSubmitted();
      onSubmit();
    };
    return (
      <Form
        ref={form}
        {...incoming.props}
        data-over={incoming.isOver || undefined}
        onSubmit={submit}
        className={classNames(base, composer.form, className)}
      >
        <Avatar name={author.name} src={author.image} size={40} isDecorative />
        <TextArea
          inputRef={inputRef}
          {...(inputId && { id: inputId })}
          label={text.label}
          placeholder={text.placeholder}
          value={value}
          onChange={onChange}
          maxLength={maxLength}
          rows={2}
          errorMessage={fieldErrors.text}
          isReadOnly={isPending}
          className={composer.text}
        />
        {pictures && (
          <PictureList
            {...pictures}
            {...offered}
            isPending={isPending}
            errors={{ image: fieldErrors.image, alt: fieldErrors.imageAlt }}
            text={pictureText}
          />
        )}
        <ComposerError>{errorMessage}</ComposerError>
        <Button type="submit" variant="primary" isDisabled={!canPost} className={composer.submit}>
          {isPending ? text.posting : text.post}
        </Button>
      </Form>
    );
  },
);
