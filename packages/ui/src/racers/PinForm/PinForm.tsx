import { forwardRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { AlertDialog } from '../../primitives/AlertDialog';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { Form } from '../../primitives/Form';
import { useMessages, type Labels } from '../../primitives/messages';
import { pinFormMessages } from './messages';
import * as styles from './PinForm.css';

const LENGTH = 4;

export interface PinFormProps {
  /** Called with four digits. */
  onUnlock: (pin: string) => void;
  /** Says that the last PIN was wrong. @default false */
  isWrong?: boolean;
  /** Called when that has been read; the digits are cleared. */
  onDismissWrong: () => void;
  /** Level of its heading in the page's outline. @default 1 */
  headingLevel?: 1 | 2;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof pinFormMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Four digits before what is behind it is shown. One field, drawn as four lamps. */
export const PinForm = forwardRef<HTMLDivElement, PinFormProps>(function PinForm(
  { onUnlock, isWrong = false, onDismissWrong, headingLevel = 1, labels, className },
  ref,
) {
  const text = useMessages(pinFormMessages, labels);
  const [pin, setPin] = useState('');
  const isComplete = pin.length === LENGTH;
  const Title = `h${headingLevel}` as const;
  return (
    <div ref={ref} className={classNames(styles.frame, className)}>
      <Title className={styles.title}>{text.title}</Title>
      <p className={styles.description}>{text.description}</p>
      <Form onSubmit={() => isComplete && onUnlock(pin)} className={styles.form}>
        <TextField
          value={pin}
          onChange={(typed) => setPin(typed.replace(/\D/g, '').slice(0, LENGTH))}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          className={styles.field}
        >
          <Label className={styles.label}>{text.pin}</Label>
          <span className={styles.lamps} dir="ltr">
            {Array.from({ length: LENGTH }, (_, place) => (
              // The four places never move.
              // oxlint-disable-next-line react/no-array-index-key
              <span
                key={place}
                aria-hidden="true"
                data-filled={place < pin.length || undefined}
                data-current={place === Math.min(pin.length, LENGTH - 1) || undefined}
                className={styles.lamp}
              />
            ))}
            <Input className={styles.input} />
          </span>
        </TextField>
        <Button type="submit" variant="primary" size="large" isDisabled={!isComplete}>
          {text.unlock}
        </Button>
      </Form>
      <AlertDialog
        isOpen={isWrong}
        title={text.wrong}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          setPin('');
          onDismissWrong();
        }}
      />
    </div>
  );
});
