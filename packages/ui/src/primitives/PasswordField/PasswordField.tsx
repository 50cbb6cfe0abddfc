import { forwardRef, useState } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useMessages, type Labels } from '../messages';
import { TextField, type TextFieldProps } from '../TextField';
import { passwordFieldMessages } from './messages';
import * as styles from './PasswordField.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof passwordFieldMessages>;
}

/** A secret that can be looked at before it is sent. */
export const PasswordField = forwardRef<HTMLDivElement, PasswordFieldProps>(function PasswordField(
  { labels, ...props },
  ref,
) {
  const [isShown, setShown] = useState(false);
  const text = useMessages(passwordFieldMessages, labels);
  return (
    <TextField
      ref={ref}
      autoCorrect="off"
      spellCheck="false"
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="small"
          className={styles.toggle}
          label={isShown ? text.hide : text.show}
          icon={<Icon name={isShown ? 'eye-off' : 'eye'} />}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
});
