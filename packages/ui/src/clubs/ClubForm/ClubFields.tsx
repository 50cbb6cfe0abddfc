import type { TextsOf } from '../../primitives/messages';
import { useEffect, useRef } from 'react';
import { FileField } from '../../primitives/FileField';
import { TextArea } from '../../primitives/TextArea';
import { TextField } from '../../primitives/TextField';
import type { clubFormMessages } from './messages';

/** What is written of a club that exists. */
export interface ClubFieldValues {
  /** The club's name; must not be blank. */
  name: string;
  /** What the club is about, as plain text; may be empty. */
  description: string;
}

interface ClubFieldsProps {
  values: ClubFieldValues;
  onChange: (values: ClubFieldValues) => void;
  picture: File | null;
  onPictureChange: (picture: File | null) => void;
  pictureUrl?: string | null | undefined;
  /** Marks the name and puts the cursor there. */
  isNameInvalid: boolean;
  fieldErrors: Partial<Record<keyof ClubFieldValues | 'image', string>>;
  isBusy: boolean;
  text: TextsOf<typeof clubFormMessages>;
}

/** The fields that making and editing a club have in common. */
export function ClubFields({
  values,
  onChange,
  picture,
  onPictureChange,
  pictureUrl,
  isNameInvalid,
  fieldErrors,
  isBusy,
  text,
}: ClubFieldsProps) {
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNameInvalid) name.current?.focus();
  }, [isNameInvalid]);
  return (
    <>
      <TextField
        inputRef={name}
        name="name"
        label={text.name}
        value={values.name}
        onChange={(value) => onChange({ ...values, name: value })}
        isInvalid={isNameInvalid || fieldErrors.name !== undefined}
        errorMessage={fieldErrors.name}
        isRequired
        isReadOnly={isBusy}
        autoComplete="off"
      />
      <TextArea
        name="description"
        label={text.description}
        description={text.descriptionHelp}
        value={values.description}
        onChange={(description) => onChange({ ...values, description })}
        errorMessage={fieldErrors.description}
        isReadOnly={isBusy}
      />
      <FileField
        name="picture"
        label={text.picture}
        description={text.pictureHelp}
        accept="image/*"
        file={picture}
        previewUrl={pictureUrl}
        onSelect={onPictureChange}
        removeLabel={text.removePicture}
        errorMessage={fieldErrors.image}
        labels={{ choose: text.choosePicture, change: text.changePicture, none: text.noPicture }}
        isDisabled={isBusy}
      />
    </>
  );
}
