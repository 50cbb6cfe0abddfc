import { forwardRef, useRef, useState, type FormEvent } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { FieldMessages } from '../../primitives/Field/FieldMessages';
import { useInvalidFocus } from '../../primitives/Form';
import { Icon } from '../../primitives/Icon';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { type Unsent, UnsentNote } from '../../primitives/UnsentNote';
import { reportDialogMessages } from './messages';
import * as styles from './ReportDialog.css';

/** One reason to choose. */
export interface ReportChoice {
  /** What `onSubmit` is called with; unique among the reasons. */
  id: string;
  /** The reason in words. */
  label: string;
}

/** Props of {@link ReportDialog}. */
export interface ReportDialogProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /** Called with `false` when the person closes it: Cancel, cross, Escape, or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The reasons to choose from, in order. */
  reasons: readonly ReportChoice[];
  /** The reason chosen at first. @default none */
  defaultReason?: string;
  /** Called with the id of the reason; the caller closes the window. */
  onSubmit: (reason: string) => void;
  /** Whether sending is under way; nothing can be changed meanwhile. @default false */
  isPending?: boolean;
  /** Why the last try failed; the choice stays. */
  errorMessage?: string;
  /** Says that the last try may not have arrived, with a button to try again. */
  unsent?: Unsent;
  /** What the server says is wrong with the reason, under it; it is focused after a submit. */
  fieldErrors?: { reason?: string };
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof reportDialogMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Asks why something is reported: one reason, by arrow keys or pointer. */
export const ReportDialog = forwardRef<HTMLDivElement, ReportDialogProps>(function ReportDialog(
  { isOpen, onOpenChange, labels, ...props },
  ref,
) {
  const text = useMessages(reportDialogMessages, labels);
  return (
    <Dialog
      ref={ref}
      className={props.className}
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text.title}
    >
      <ReportForm {...props} text={text} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
});

function ReportForm({
  reasons,
  defaultReason,
  onSubmit,
  isPending = false,
  errorMessage,
  unsent,
  fieldErrors = {},
  text,
  onCancel,
}: Omit<ReportDialogProps, 'isOpen' | 'onOpenChange' | 'labels'> & {
  text: TextsOf<typeof reportDialogMessages>;
  onCancel: () => void;
}) {
  const [reason, setReason] = useState<string | null>(defaultReason ?? null);
  const form = useRef<HTMLFormElement>(null);
  const invalidFocus = useInvalidFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null || isPending) return;
    invalidFocus.onSubmitted();
    onSubmit(reason);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={invalidFocus.onInput}>
      <p className={styles.lead}>{text.lead}</p>
      <RadioGroup
        className={styles.choices}
        value={reason}
        onChange={setReason}
        isDisabled={isPending}
        validationBehavior="aria"
        isInvalid={fieldErrors.reason !== undefined}
      >
        <Label className={styles.question}>{text.question}</Label>
        {reasons.map(({ id, label }) => (
          <Radio key={id} value={id} className={styles.choice}>
            <span className={styles.dot} aria-hidden="true" />
            {label}
          </Radio>
        ))}
        <FieldMessages errorMessage={fieldErrors.reason} />
      </RadioGroup>
      {errorMessage && (
        <p role="alert" className={styles.error}>
          <Icon name="warning" size={16} />
          {errorMessage}
        </p>
      )}
      {unsent && !isPending && <UnsentNote {...unsent} />}
      <div className={styles.actions}>
        <Button onPress={onCancel}>{text.cancel}</Button>
        <Button type="submit" variant="primary" isDisabled={reason === null || isPending}>
          {isPending ? text.submitting : text.submit}
        </Button>
      </div>
    </form>
  );
}
