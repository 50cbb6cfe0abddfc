import { forwardRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Avatar } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { Form, useFocusAfterSubmit } from '../../primitives/Form';
import { Icon } from '../../primitives/Icon';
import { useMessages, type Labels } from '../../primitives/messages';
import { TextArea } from '../../primitives/TextArea';
import { PictureFields } from '../../primitives/PictureFields';
import { profilePostComposerMessages } from './messages';
import * as styles from './ProfilePostComposer.css';

export interface ProfilePostComposerProps {
  /** Who writes, with the address of their picture. */
  author: { name: string; image?: string | null };
  /** What is written so far. */
  value: string;
  /** Called with the whole text at every change. */
  onChange: (value: string) => void;
  /** The one picture that goes with it. */
  image: File | null;
  /** Called with the picture chosen, or `null` when the choice is taken back. */
  onImageChange: (image: File | null) => void;
  /**
   * What the picture shows, in words; asked for once there is a picture and `onImageAltChange`.
   * @default ''
   */
  imageAlt?: string;
  /** Called with the whole description at every change. */
  onImageAltChange?: (alt: string) => void;
  /** Most characters of the description. @default 300 */
  imageAltMaxLength?: number;
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
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof profilePostComposerMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Writing on one's own page: text, one picture, or both. */
export const ProfilePostComposer = forwardRef<HTMLFormElement, ProfilePostComposerProps>(
  function ProfilePostComposer(props, ref) {
    const {
      author,
      value,
      onChange,
      image,
      onImageChange,
      imageAlt = '',
      onImageAltChange,
      imageAltMaxLength,
      onSubmit,
      isPending = false,
      errorMessage,
      fieldErrors = {},
      maxLength = 500,
      labels,
      className,
    } = props;
    const text = useMessages(profilePostComposerMessages, labels);
    const canPost =
      !isPending && value.length <= maxLength && (value.trim() !== '' || image !== null);
    const form = useObjectRef(ref);
    const focusAfter = useFocusAfterSubmit(form, !canPost);
    const submit = () => {
      if (!canPost) return;
      focusAfter.onSubmitted();
      onSubmit();
    };
    return (
      <Form ref={form} onSubmit={submit} className={classNames(styles.card, className)}>
        <div className={styles.line}>
          <Author {...author} />
          <TextArea
            label={text.label}
            placeholder={text.placeholder}
            value={value}
            onChange={onChange}
            maxLength={maxLength}
            rows={2}
            errorMessage={fieldErrors.text}
            isReadOnly={isPending}
          />
        </div>
        {errorMessage && <Problem text={errorMessage} />}
        <div className={styles.foot}>
          <PictureFields
            file={image}
            onSelect={onImageChange}
            alt={imageAlt}
            onAltChange={onImageAltChange}
            altMaxLength={imageAltMaxLength}
            isPending={isPending}
            errors={{ file: fieldErrors.image, alt: fieldErrors.imageAlt }}
            texts={{ file: text.image, alt: text.imageAlt, altHint: text.imageAltHelp }}
            fileField={{ className: styles.file }}
            altClassName={styles.alt}
          />
          <Button
            type="submit"
            variant="primary"
            icon={<Icon name="send" />}
            isDisabled={!canPost}
            className={styles.post}
          >
            {isPending ? text.posting : text.post}
          </Button>
        </div>
      </Form>
    );
  },
);

/** What kept the post from being sent. */
function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className={styles.error}>
      <Icon name="warning" size={16} />
      {text}
    </p>
  );
}

function Author({ name, image }: ProfilePostComposerProps['author']) {
  return <Avatar name={name} src={image} isDecorative className={styles.avatar} />;
}
