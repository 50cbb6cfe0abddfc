import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { FileField } from '../FileField';
import { Form, type FormError } from '../Form';
import { useMessages } from '../MessagesProvider';
import { Skeleton } from '../Skeleton';
import { TagInput } from '../TagInput';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { visuallyHidden } from '../theme';
import { Tooltip } from '../Tooltip';
import { settingsProfileFormCopy } from './copy';
import * as styles from './SettingsLayout.css';

/** What is written in the fields. */
export interface SettingsProfileValues {
  firstName: string;
  lastName: string;
  username: string;
  bio: string;
  tags: string[];
}

export interface SettingsProfileFormProps {
  /** Absent while they are on their way. */
  values?: SettingsProfileValues;
  onChange: (values: SettingsProfileValues) => void;
  /** Shown, not to be changed. */
  email: string;
  /** The picture chosen. */
  picture: File | null;
  onPictureChange: (picture: File | null) => void;
  /** Address of the picture there is now. */
  pictureUrl?: string | null;
  /** Whether anything differs from what is saved. */
  isChanged: boolean;
  /** @default false */
  isSaving?: boolean;
  /** What is to be fixed; `field` is a key of `values` or 'picture'. */
  errors?: readonly FormError[];
  onSubmit: () => void;
  /** Called when one more tag than allowed is entered. */
  onTagLimit: () => void;
  /** Offered under the tags. */
  tagSuggestions?: readonly string[];
  /** @default 2 */
  maxTags?: number;
  /** Characters. @default 240 */
  maxBio?: number;
  /** @default 2 */
  headingLevel?: 2 | 3;
  labels?: Partial<typeof settingsProfileFormCopy>;
  className?: string;
}

/** Who one is to others: names, bio, tags and picture. */
export function SettingsProfileForm(props: SettingsProfileFormProps) {
  const {
    values,
    onChange,
    email,
    picture,
    onPictureChange,
    pictureUrl,
    isChanged,
    isSaving = false,
    errors = [],
  } = props;
  const {
    onSubmit,
    onTagLimit,
    tagSuggestions,
    maxTags = 2,
    maxBio = 240,
    headingLevel = 2,
    labels,
    className,
  } = props;
  const text = useMessages('settingsProfileForm', settingsProfileFormCopy, labels);
  const titleId = useId();
  const [hasPendingTag, setPendingTag] = useState(false);
  const Title = `h${headingLevel}` as const;
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  const title = (
    <Title id={titleId} className={styles.formTitle}>
      {text.title}
    </Title>
  );
  if (!values) return <Waiting label={text.loading} title={title} className={className} />;
  const field = (name: 'firstName' | 'lastName' | 'username' | 'bio') => ({
    name,
    label: text[name],
    value: values[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
    errorMessage: errorOf(name),
    isDisabled: isSaving,
  });
  return (
    <div className={classNames(styles.card, className)}>
      {title}
      <Form
        aria-labelledby={titleId}
        errors={errors}
        onSubmit={() => isChanged && !isSaving && onSubmit()}
      >
        <div className={styles.pair}>
          <TextField {...field('firstName')} autoComplete="given-name" isRequired />
          <TextField {...field('lastName')} autoComplete="family-name" isRequired />
        </div>
        <div className={styles.pair}>
          <TextField {...field('username')} autoComplete="username" isRequired />
          <Tooltip content={text.emailFixed} placement="bottom">
            <TextField
              name="email"
              type="email"
              label={text.email}
              value={email}
              isReadOnly
              autoComplete="email"
              description={<span className={styles.withoutHover}>{text.emailFixed}</span>}
            />
          </Tooltip>
        </div>
        <TextArea {...field('bio')} maxLength={maxBio} />
        <TagInput
          name="tags"
          label={text.tags}
          value={values.tags}
          onChange={(tags) => onChange({ ...values, tags })}
          max={maxTags}
          onLimit={onTagLimit}
          onPendingChange={setPendingTag}
          suggestions={tagSuggestions}
          errorMessage={errorOf('tags')}
          isDisabled={isSaving}
        />
        <FileField
          name="picture"
          label={text.picture}
          accept="image/*"
          file={picture}
          previewUrl={pictureUrl}
          onSelect={onPictureChange}
          removeLabel={text.clearPicture}
          errorMessage={errorOf('picture')}
          isDisabled={isSaving}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            isDisabled={isSaving || !(isChanged || hasPendingTag)}
          >
            {text.update}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function Waiting({
  label,
  title,
  className,
}: {
  label: string;
  title: ReactNode;
  className?: string;
}) {
  return (
    <div className={classNames(styles.card, className)}>
      {title}
      <output className={visuallyHidden}>{label}</output>
      {['names', 'account', 'bio', 'tags', 'picture'].map((row) => (
        <div key={row} className={styles.pair} aria-hidden="true">
          <Skeleton width="100%" height={row === 'bio' ? 120 : 68} />
          {(row === 'names' || row === 'account') && <Skeleton width="100%" height={68} />}
        </div>
      ))}
    </div>
  );
}
