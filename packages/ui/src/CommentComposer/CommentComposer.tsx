import type { FormEvent } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { MentionCombobox, type MentionComboboxProps } from '../MentionCombobox';
import { useMessages } from '../MessagesProvider';
import type { MentionProps } from '../PostComposer';
import { base } from '../theme';
import { commentComposerCopy } from './copy';
import * as styles from './CommentComposer.css';

/** Props of {@link CommentComposer}. */
export interface CommentComposerProps extends Pick<MentionComboboxProps, 'placement' | 'ref'> {
  value: string;
  onChange: (value: string) => void;
  /** Called with text that is more than spaces. */
  onSubmit: () => void;
  isPending?: boolean;
  mentions?: MentionProps;
  labels?: Partial<typeof commentComposerCopy>;
  className?: string;
}

/** One growing line with a send button: Enter sends, Shift and Enter break the line. For comments and for channels. */
export function CommentComposer({
  value,
  onChange,
  onSubmit,
  isPending = false,
  mentions,
  placement,
  ref,
  labels,
  className,
}: CommentComposerProps) {
  const copy = useMessages('commentComposer', commentComposerCopy, labels);
  const canSubmit = value.trim() !== '' && !isPending;
  const submit = () => {
    if (canSubmit) onSubmit();
  };
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={classNames(base, styles.form, className)}
      onSubmit={onFormSubmit}
      aria-label={copy.label}
      title={copy.hint}
    >
      <MentionCombobox
        {...mentions}
        ref={ref}
        label={copy.label}
        value={value}
        onChange={onChange}
        onSubmit={submit}
        placement={placement}
        placeholder={copy.placeholder}
      />
      <IconButton
        type="submit"
        variant="primary"
        label={copy.submit}
        icon={<Icon name="send" />}
        isDisabled={!canSubmit}
      />
    </form>
  );
}
