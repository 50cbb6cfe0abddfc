import type { FormEvent } from 'react';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { FileField } from '../FileField';
import { Icon } from '../Icon';
import { MentionCombobox, type MentionComboboxProps } from '../MentionCombobox';
import { useMessages } from '../MessagesProvider';
import { TextField } from '../TextField';
import { base } from '../theme';
import { postComposerCopy } from './copy';
import * as styles from './PostComposer.css';

/** What every composer passes on for people after an `@`. */
export type MentionProps = Pick<
  MentionComboboxProps,
  'suggestions' | 'onQueryChange' | 'isLoading'
>;

/** A picture on its way into a post, and what it shows in words. */
export interface ComposerPicture {
  file: File | null;
  onSelect: (file: File | null) => void;
  alt: string;
  onAltChange: (alt: string) => void;
  /** Most characters of the description. @default 300 */
  altMaxLength?: number;
}

/** Props of {@link PostComposer}. */
export interface PostComposerProps {
  /** Who writes. */
  author: { name: string; src?: string | null };
  value: string;
  onChange: (value: string) => void;
  /** Called with text that is more than spaces. */
  onSubmit: () => void;
  isPending?: boolean;
  mentions?: MentionProps;
  /** Lets one picture go with the text; a picture alone is enough to post. Without it there is no such choice. */
  picture?: ComposerPicture;
  /** Why the last try failed; what was written stays. */
  errorMessage?: string;
  labels?: Partial<typeof postComposerCopy>;
  className?: string;
}

/** Where a post is written. Enter breaks the line; the button posts. */
export function PostComposer({
  author,
  value,
  onChange,
  onSubmit,
  isPending = false,
  mentions,
  picture,
  errorMessage,
  labels,
  className,
}: PostComposerProps) {
  const copy = useMessages('postComposer', postComposerCopy, labels);
  const canSubmit = (value.trim() !== '' || Boolean(picture?.file)) && !isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) onSubmit();
  };
  return (
    <form
      className={classNames(base, styles.form, className)}
      onSubmit={submit}
      aria-label={copy.label}
    >
      <Avatar name={author.name} src={author.src} size={40} isDecorative />
      <MentionCombobox
        {...mentions}
        label={copy.label}
        value={value}
        onChange={onChange}
        placeholder={copy.placeholder}
        rows={2}
        className={styles.text}
      />
      {picture && <PictureFields {...picture} isPending={isPending} copy={copy} />}
      {errorMessage && (
        <p role="alert" className={styles.error}>
          <Icon name="warning" size={16} />
          {errorMessage}
        </p>
      )}
      <div className={styles.row}>
        <Button type="submit" variant="primary" isDisabled={!canSubmit}>
          {isPending ? copy.submitting : copy.submit}
        </Button>
      </div>
    </form>
  );
}

function PictureFields({
  file,
  onSelect,
  alt,
  onAltChange,
  altMaxLength = 300,
  isPending,
  copy,
}: ComposerPicture & { isPending: boolean; copy: typeof postComposerCopy }) {
  return (
    <div className={file ? styles.picture : styles.attach}>
      <FileField
        isCompact
        label={copy.picture}
        accept="image/*"
        file={file}
        onSelect={onSelect}
        isDisabled={isPending}
        labels={{ wrongType: copy.notAnImage, choose: copy.addPicture }}
      />
      {file && (
        <TextField
          label={copy.pictureAlt}
          description={copy.pictureAltHint}
          value={alt}
          onChange={onAltChange}
          maxLength={altMaxLength}
          isDisabled={isPending}
        />
      )}
    </div>
  );
}
