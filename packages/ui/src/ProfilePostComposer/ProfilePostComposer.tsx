import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { FileField } from '../FileField';
import { Form } from '../Form';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { profilePostComposerCopy } from './copy';
import * as styles from './ProfilePostComposer.css';

export interface ProfilePostComposerProps {
  /** Who writes. */
  author: { name: string; profilePicture?: string | null };
  text: string;
  onTextChange: (text: string) => void;
  /** The one picture that goes with it. */
  image: File | null;
  onImageChange: (image: File | null) => void;
  /** What the picture shows, in words; asked for once there is a picture and `onImageAltChange`. @default '' */
  imageAlt?: string;
  onImageAltChange?: (alt: string) => void;
  /** @default 300 */
  imageAltMaxLength?: number;
  /** Called only when there is something to post and no more than `maxLength` characters of it. */
  onSubmit: () => void;
  /** @default false */
  isPosting?: boolean;
  /** Why the last try failed; what was written stays. */
  errorMessage?: string;
  /** @default 500 */
  maxLength?: number;
  labels?: Partial<typeof profilePostComposerCopy>;
  className?: string;
}

/** Writing on one's own page: text, one picture, or both. */
export function ProfilePostComposer(props: ProfilePostComposerProps) {
  const {
    author,
    text,
    onTextChange,
    image,
    onImageChange,
    imageAlt = '',
    onImageAltChange,
    imageAltMaxLength = 300,
    onSubmit,
    isPosting = false,
    errorMessage,
    maxLength = 500,
    labels,
    className,
  } = props;
  const words = useMessages('profilePostComposer', profilePostComposerCopy, labels);
  const canPost = !isPosting && text.length <= maxLength && (text.trim() !== '' || image !== null);
  return (
    <Form onSubmit={() => canPost && onSubmit()} className={classNames(styles.card, className)}>
      <div className={styles.line}>
        <Avatar
          name={author.name}
          src={author.profilePicture}
          isDecorative
          className={styles.avatar}
        />
        <TextArea
          label={words.label}
          placeholder={words.placeholder}
          value={text}
          onChange={onTextChange}
          maxLength={maxLength}
          rows={2}
          isReadOnly={isPosting}
        />
      </div>
      {errorMessage && (
        <p role="alert" className={styles.error}>
          <Icon name="warning" size={16} />
          {errorMessage}
        </p>
      )}
      <div className={styles.foot}>
        <FileField
          label={words.image}
          accept="image/*"
          file={image}
          onSelect={onImageChange}
          isDisabled={isPosting}
          className={styles.file}
        />
        {image && onImageAltChange && (
          <TextField
            label={words.imageAlt}
            description={words.imageAltHelp}
            value={imageAlt}
            onChange={onImageAltChange}
            maxLength={imageAltMaxLength}
            autoComplete="off"
            isReadOnly={isPosting}
            className={styles.alt}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          icon={<Icon name="send" />}
          isDisabled={!canPost}
          className={styles.post}
        >
          {isPosting ? words.posting : words.post}
        </Button>
      </div>
    </Form>
  );
}
