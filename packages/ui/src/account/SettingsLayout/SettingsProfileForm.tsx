import { forwardRef, useId, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { FileField } from '../../primitives/FileField';
import { Form, FormRow, type FormError } from '../../primitives/Form';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { Skeleton } from '../../primitives/Skeleton';
import { TagInput } from '../../primitives/TagInput';
import { TextArea } from '../../primitives/TextArea';
import { TextField } from '../../primitives/TextField';
import { visuallyHidden } from '../../theme';
import { Tooltip } from '../../primitives/Tooltip';
import { settingsProfileFormMessages } from './messages';
import * as styles from './SettingsLayout.css';

/** What is written in the fields. */
export interface SettingsProfileValues {
  /** Given name; required. */
  firstName: string;
  /** Family name; required. */
  lastName: string;
  /** Unique name without `@`; required, and part of the profile's address. */
  username: string;
  /** Plain text of up to `maxBio` characters; may be empty. */
  bio: string;
  /** Interests, at most `maxTags`, in the order in which they were added. */
  tags: string[];
}

export interface SettingsProfileFormProps {
  /** Absent while they are on their way. */
  values?: SettingsProfileValues;
  /** Called with all values whenever one changes. */
  onChange: (values: SettingsProfileValues) => void;
  /** Shown, not to be changed. */
  email: string;
  /** The picture chosen. */
  image: File | null;
  /** Called with the picture chosen, or `null` when the choice is taken back. */
  onImageChange: (image: File | null) => void;
  /** Address of the picture there is now. */
  imageUrl?: string | null;
  /** Whether anything differs from what is saved. */
  isChanged: boolean;
  /** Whether saving is under way; nothing can be changed meanwhile. @default false */
  isSaving?: boolean;
  /** What is to be fixed; `field` is a key of `values` or 'image'. */
  errors?: readonly FormError[];
  /** What the server says is wrong, under each field; the first is focused after a submit. */
  fieldErrors?: Partial<Record<keyof SettingsProfileValues | 'image', string>>;
  /** Called when it is sent; not while nothing is changed or saving is under way. */
  onSubmit: () => void;
  /** Called when one more tag than allowed is entered. */
  onTagLimit: () => void;
  /** Offered under the tags. */
  tagSuggestions?: readonly string[];
  /** How many tags there may be. @default 2 */
  maxTags?: number;
  /** Characters. @default 240 */
  maxBio?: number;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof settingsProfileFormMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Who one is to others: names, bio, tags and picture. */
export const SettingsProfileForm = forwardRef<HTMLDivElement, SettingsProfileFormProps>(
  function SettingsProfileForm(props, ref) {
    const { values, isChanged, isSaving = false, headingLevel = 2, className } = props;
    const { errors = [], fieldErrors = {} } = props;
    const text = useMessages(settingsProfileFormMessages, props.labels);
    const titleId = useId();
    const [hasPendingTag, setPendingTag] = useState(false);
    const Title = `h${headingLevel}` as const;
    const title = (
      <Title id={titleId} className={styles.formTitle}>
        {text.title}
      </Title>
    );
    if (!values)
      return <Waiting rootRef={ref} label={text.loading} title={title} className={className} />;
    const parts = {
      values,
      onChange: props.onChange,
      errorOf: (name: keyof typeof fieldErrors) =>
        errors.find(({ field }) => field === name)?.message ?? fieldErrors[name],
      isDisabled: isSaving,
      text,
    };
    return (
      <div ref={ref} className={classNames(styles.card, className)}>
        {title}
        <Form
          aria-labelledby={titleId}
          errors={errors}
          onSubmit={() => isChanged && !isSaving && props.onSubmit()}
        >
          <Words {...parts} email={props.email} maxBio={props.maxBio} />
          <TagInput
            name="tags"
            label={text.tags}
            value={values.tags}
            onChange={(tags) => props.onChange({ ...values, tags })}
            maxSelected={props.maxTags ?? 2}
            onLimit={props.onTagLimit}
            onPendingChange={setPendingTag}
            suggestions={props.tagSuggestions}
            errorMessage={parts.errorOf('tags')}
            isDisabled={isSaving}
          />
          <FileField
            name="picture"
            label={text.picture}
            accept="image/*"
            file={props.image}
            previewUrl={props.imageUrl}
            onSelect={props.onImageChange}
            removeLabel={text.clearPicture}
            errorMessage={parts.errorOf('image')}
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
  },
);

interface WordsProps extends Pick<SettingsProfileFormProps, 'onChange' | 'email' | 'maxBio'> {
  values: SettingsProfileValues;
  errorOf: (name: keyof SettingsProfileValues) => string | undefined;
  isDisabled: boolean;
  text: TextsOf<typeof settingsProfileFormMessages>;
}

/** What is written: names, address and bio. */
function Words({ values, onChange, email, maxBio = 240, errorOf, isDisabled, text }: WordsProps) {
  const field = (name: 'firstName' | 'lastName' | 'username' | 'bio') => ({
    name,
    label: text[name],
    value: values[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
    errorMessage: errorOf(name),
    isDisabled,
  });
  return (
    <>
      <FormRow>
        <TextField {...field('firstName')} autoComplete="given-name" isRequired />
        <TextField {...field('lastName')} autoComplete="family-name" isRequired />
      </FormRow>
      <FormRow>
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
      </FormRow>
      <TextArea {...field('bio')} maxLength={maxBio} />
    </>
  );
}

/** About as high as the rows of the form, which push nothing down when they come: in px. */
const waitingRows = [[68, 68], [68, 68], [164], [128], [150], [52]];

function Waiting({
  label,
  title,
  className,
  rootRef,
}: {
  label: string;
  title: ReactNode;
  className?: string;
  rootRef: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={rootRef} className={classNames(styles.card, className)}>
      {title}
      <output className={visuallyHidden}>{label}</output>
      {waitingRows.map((heights, row) => (
        <FormRow key={row} aria-hidden>
          {heights.map((height, place) => (
            <Skeleton key={place} width="100%" height={height} />
          ))}
        </FormRow>
      ))}
    </div>
  );
}
