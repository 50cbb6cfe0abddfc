import { useState, type FormEvent } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { reportDialogCopy } from './copy';
import * as styles from './ReportDialog.css';

/** One reason to choose. */
export interface ReportChoice {
  id: string;
  label: string;
}

/** Props of {@link ReportDialog}. */
export interface ReportDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  reasons: readonly ReportChoice[];
  /** Called with the id of the reason; the caller closes the window. */
  onSubmit: (reason: string) => void;
  isPending?: boolean;
  /** Why the last try failed; the choice stays. */
  errorMessage?: string;
  labels?: Partial<typeof reportDialogCopy>;
}

/** Asks why something is reported: one reason, by arrow keys or pointer. */
export function ReportDialog({ isOpen, onOpenChange, labels, ...props }: ReportDialogProps) {
  const copy = useMessages('reportDialog', reportDialogCopy, labels);
  return (
    <Dialog size="s" isOpen={isOpen} onOpenChange={onOpenChange} title={copy.title}>
      <ReportForm {...props} copy={copy} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ReportForm({
  reasons,
  onSubmit,
  isPending = false,
  errorMessage,
  copy,
  onCancel,
}: Omit<ReportDialogProps, 'isOpen' | 'onOpenChange' | 'labels'> & {
  copy: typeof reportDialogCopy;
  onCancel: () => void;
}) {
  const [reason, setReason] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== null && !isPending) onSubmit(reason);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.lead}>{copy.lead}</p>
      <RadioGroup
        className={styles.choices}
        value={reason}
        onChange={setReason}
        isDisabled={isPending}
      >
        <Label className={styles.question}>{copy.question}</Label>
        {reasons.map(({ id, label }) => (
          <Radio key={id} value={id} className={styles.choice}>
            <span className={styles.dot} aria-hidden="true" />
            {label}
          </Radio>
        ))}
      </RadioGroup>
      {errorMessage && (
        <p role="alert" className={styles.error}>
          <Icon name="warning" size={16} />
          {errorMessage}
        </p>
      )}
      <div className={styles.actions}>
        <Button onPress={onCancel}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" isDisabled={reason === null || isPending}>
          {isPending ? copy.submitting : copy.submit}
        </Button>
      </div>
    </form>
  );
}
