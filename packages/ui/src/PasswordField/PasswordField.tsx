import { useState } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useMessages } from '../MessagesProvider';
import { TextField, type TextFieldProps } from '../TextField';
import { passwordFieldCopy } from './copy';
import * as styles from './PasswordField.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  labels?: Partial<typeof passwordFieldCopy>;
}

/** A secret that can be looked at before it is sent. */
export function PasswordField({ labels, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const text = useMessages('passwordField', passwordFieldCopy, labels);
  return (
    <TextField
      autoCorrect="off"
      spellCheck="false"
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="s"
          className={styles.toggle}
          label={isShown ? text.hide : text.show}
          icon={<Icon name={isShown ? 'eye-off' : 'eye'} />}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
