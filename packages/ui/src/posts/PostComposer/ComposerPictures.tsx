import { useId, useRef, useState, type RefObject } from 'react';
import { buttonLook } from '../../primitives/Button/buttonLook';
import { classNames } from '../../theme/classNames';
import * as field from '../../primitives/Field/Field.css';
import { FilePreview } from '../../primitives/FileField/FilePreview';
import * as fileStyles from '../../primitives/FileField/FileField.css';
import { accepts } from '../../primitives/FileField/accepts';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import type { TextsOf } from '../../primitives/messages';
import { TextField } from '../../primitives/TextField';
import { base, visuallyHidden } from '../../theme';
import type { postComposerMessages } from './messages';
import * as styles from './PostComposer.css';

/** One picture on its way into a post. */
export interface ComposerPicture {
  /** Tells it from the others, also from the same file chosen twice. */
  id: string;
  /** The picture chosen. */
  file: File;
  /** What it shows, in words; '' while nobody has said it. */
  alt: string;
}

/** The pictures on their way into a post. */
export interface ComposerPictures {
  /** Those chosen so far, in the order in which the post will show them. */
  items: readonly ComposerPicture[];
  /** Called with pictures that were chosen, pasted or dropped, no more than there is room for. */
  onAdd: (files: File[]) => void;
  /** Called when the choice of one is taken back. */
  onRemove: (id: string) => void;
  /** Called with the whole description of one at every change; without it nobody is asked. */
  onAltChange?: ((id: string, alt: string) => void) | undefined;
  /** Most pictures of one post. @default 4 */
  max?: number;
  /** Most characters of a description. @default 300 */
  altMaxLength?: number;
}

/** Why some of what was offered was not taken. */
type Refusal = 'notAnImage' | 'tooMany';

const ACCEPT = 'image/*';

const NO_PICTURES: ComposerPictures = {
  items: [],
  onAdd: () => undefined,
  onRemove: () => undefined,
};

/** What is taken of the files that somebody offers, and why the others are not. */
export function useOfferedPictures(pictures: ComposerPictures | undefined) {
  const [refused, setRefused] = useState<{ why: Refusal; beside: unknown } | null>(null);
  const { items, max = 4, onAdd, onRemove } = pictures ?? NO_PICTURES;
  const offer = (files: readonly File[]) => {
    const fitting = files.filter((file) => accepts(ACCEPT, file));
    // Where there is room for one, another one takes its place.
    const replaced = max === 1 && fitting.length > 0 ? items[0] : undefined;
    const kept = replaced ? 0 : items.length;
    const taken = fitting.slice(0, Math.max(0, max - kept));
    const why = fitting.length < files.length ? 'notAnImage' : 'tooMany';
    setRefused(taken.length < files.length ? { why, beside: kept + taken.length } : null);
    if (replaced) onRemove(replaced.id);
    if (taken.length > 0) onAdd(taken);
  };
  return {
    offer,
    // It is said until the pictures change.
    refusal: refused && refused.beside === items.length ? refused.why : null,
  };
}

interface PictureListProps extends ComposerPictures {
  /** The choice is an icon alone, beside the text. @default false */
  isCompact?: boolean;
  offer: (files: readonly File[]) => void;
  refusal: Refusal | null;
  isPending: boolean;
  errors: { image?: string | undefined; alt?: string | undefined };
  text: TextsOf<typeof postComposerMessages>;
}

/** The choice of pictures and, of each one chosen, what it shows in words. */
export function PictureList({
  isCompact = false,
  items,
  onRemove,
  onAltChange,
  max = 4,
  altMaxLength = 300,
  offer,
  refusal,
  isPending,
  errors,
  text,
}: PictureListProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const error = errors.image ?? (refusal === 'tooMany' ? text.tooManyPictures(max) : undefined);
  const remove = (id: string, at: number) => {
    focusBeside(list, at, input.current);
    onRemove(id);
  };
  return (
    <>
      {items.length > 0 && (
        <ul
          ref={list}
          aria-label={text.pictures}
          className={classNames(base, styles.pictures, isCompact && styles.wide)}
        >
          {items.map(({ id, file, alt }, at) => (
            <li key={id} className={styles.picture}>
              <FilePreview file={file} />
              {onAltChange ? (
                <TextField
                  label={text.pictureAlt(at + 1, items.length)}
                  description={at === 0 ? text.pictureAltHint : undefined}
                  value={alt}
                  onChange={(value) => onAltChange(id, value)}
                  maxLength={altMaxLength}
                  errorMessage={at === 0 ? errors.alt : undefined}
                  autoComplete="off"
                  isReadOnly={isPending}
                  className={styles.pictureAlt}
                />
              ) : (
                <span className={styles.pictureAlt}>{file.name}</span>
              )}
              <IconButton
                label={text.removePicture(at + 1, items.length)}
                icon={<Icon name="trash" />}
                isDisabled={isPending}
                onPress={() => remove(id, at)}
              />
            </li>
          ))}
        </ul>
      )}
      <Choice
        isCompact={isCompact}
        input={input}
        offer={offer}
        isPending={isPending}
        isOne={max === 1}
        error={error ?? (refusal === 'notAnImage' ? text.notAnImage : undefined)}
        text={text}
      />
    </>
  );
}

/** A removed picture takes its button along: the focus goes to one beside it, or to the choice. */
function focusBeside(
  list: RefObject<HTMLUListElement | null>,
  at: number,
  input: HTMLInputElement | null,
) {
  const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
  (buttons[at + 1] ?? buttons[at - 1] ?? input)?.focus();
}

interface ChoiceProps extends Pick<PictureListProps, 'offer' | 'isPending' | 'text'> {
  isCompact: boolean;
  input: RefObject<HTMLInputElement | null>;
  isOne: boolean;
  error: string | undefined;
}

/** The button that chooses pictures, and what is wrong with what was chosen. */
function Choice({ isCompact, input, offer, isPending, isOne, error, text }: ChoiceProps) {
  const id = useId();
  const fault = (
    <span
      id={`${id}-error`}
      role="alert"
      className={classNames(error && field.error, isCompact && styles.wide)}
    >
      {error && <Icon name="warning" size={16} />}
      {error}
    </span>
  );
  return (
    <>
      {isCompact && fault}
      <div className={classNames(field.field, !isCompact && styles.attach)}>
        <div className={fileStyles.row}>
          <input
            ref={input}
            id={id}
            type="file"
            accept={ACCEPT}
            multiple={!isOne}
            disabled={isPending}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            className={visuallyHidden}
            onChange={({ target }) => {
              offer([...(target.files ?? [])]);
              // Without this, choosing the same file again after removing it would say nothing.
              target.value = '';
            }}
          />
          <span>
            <label
              htmlFor={id}
              className={classNames(
                buttonLook({ variant: 'quiet', isSquare: isCompact }),
                fileStyles.choose,
              )}
            >
              <Icon name="image" />
              <span className={isCompact ? visuallyHidden : undefined}>{text.addPicture}</span>
            </label>
          </span>
        </div>
        {!isCompact && fault}
      </div>
    </>
  );
}
