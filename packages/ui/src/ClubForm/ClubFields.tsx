import { useEffect, useRef } from 'react';
import { FileField } from '../FileField';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import type { clubFormCopy } from './copy';

/** What is written of a club that exists. */
export interface ClubFieldValues {
  name: string;
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
  isBusy: boolean;
  text: typeof clubFormCopy;
}

/** The fields that making and editing a club have in common. */
export function ClubFields({
  values,
  onChange,
  picture,
  onPictureChange,
  pictureUrl,
  isNameInvalid,
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
        isInvalid={isNameInvalid}
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
        labels={{ choose: text.choosePicture, change: text.changePicture, none: text.noPicture }}
        isDisabled={isBusy}
      />
    </>
  );
}
