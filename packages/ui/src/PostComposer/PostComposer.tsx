import type { FormEvent } from 'react';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { MentionCombobox, type MentionComboboxProps } from '../MentionCombobox';
import { base } from '../theme';
import { postComposerCopy } from './copy';
import * as styles from './PostComposer.css';

/** What every composer passes on for people after an `@`. */
export type MentionProps = Pick<MentionComboboxProps, 'suggestions' | 'onQueryChange' | 'isLoading'>;

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
  labels?: Partial<typeof postComposerCopy>;
  className?: string;
}

/** Where a post is written. Enter breaks the line; the button posts. */
export function PostComposer({ author, value, onChange, onSubmit, isPending = false, mentions, labels, className }: PostComposerProps) {
  const copy = { ...postComposerCopy, ...labels };
  const canSubmit = value.trim() !== '' && !isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) onSubmit();
  };
  return (
    <form className={classNames(base, styles.form, className)} onSubmit={submit} aria-label={copy.label}>
      <Avatar name={author.name} src={author.src} size={40} isDecorative />
      <MentionCombobox {...mentions} label={copy.label} value={value} onChange={onChange} placeholder={copy.placeholder} rows={2} />
      <div className={styles.row}>
        <Button type="submit" variant="primary" isDisabled={!canSubmit}>
          {isPending ? copy.submitting : copy.submit}
        </Button>
      </div>
    </form>
  );
}
