import { forwardRef } from 'react';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { Form } from '../../primitives/Form';
import { useMessages, type Labels } from '../../primitives/messages';
import { Notice } from '../../primitives/Notice';
import { PasswordField } from '../../primitives/PasswordField';
import * as card from '../SettingsLayout/SettingsLayout.css';
import { passwordDialogMessages } from './messages';

export interface PasswordDialogProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /** Called with `false` when the person closes it; not while something is under way. */
  onOpenChange: (isOpen: boolean) => void;
  /** What is to be done, as its heading. */
  title: string;
  /** What follows from it. */
  description: string;
  /** The verb itself: 'Add', 'Turn off'. */
  confirmLabel: string;
  /** What is written in the field. */
  value: string;
  /** Called with what is written whenever it changes. */
  onChange: (value: string) => void;
  /** Whose password it is; not shown, so that a password manager fills in the right one. */
  username?: string;
  /** What is wrong with the password. */
  errorMessage?: string | undefined;
  /** What went wrong besides the password; read out when it comes. */
  problem?: string | undefined;
  /** Whether it is under way; nothing can be written meanwhile. @default false */
  isPending?: boolean;
  /** Called when it is sent; not while it is under way, and not without a password. */
  onSubmit: () => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof passwordDialogMessages>;
  /** Added to the classes of the window itself, not of what dims the page. */
  className?: string | undefined;
}

/** Asks for the password before something that only its owner may do. */
export const PasswordDialog = forwardRef<HTMLDivElement, PasswordDialogProps>(
  function PasswordDialog(props, ref) {
    const { title, description, value, isPending = false, problem, className } = props;
    const text = useMessages(passwordDialogMessages, props.labels);
    return (
      <Dialog
        ref={ref}
        size="small"
        title={title}
        isOpen={props.isOpen}
        onOpenChange={(isOpen) => !isPending && props.onOpenChange(isOpen)}
        {...(className && { className })}
      >
        <Form aria-label={title} onSubmit={() => !isPending && value !== '' && props.onSubmit()}>
          <p>{description}</p>
          <div role="alert">{problem && <Notice tone="warning" title={problem} />}</div>
          <input
            hidden
            readOnly
            type="text"
            name="username"
            autoComplete="username"
            value={props.username ?? ''}
          />
          <PasswordField
            // A dialog takes the focus, and this is what it is for.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            isRequired
            name="currentPassword"
            label={text.password}
            autoComplete="current-password"
            value={value}
            onChange={props.onChange}
            errorMessage={props.errorMessage}
            isReadOnly={isPending}
          />
          <div className={card.buttons}>
            <Button isDisabled={isPending} onPress={() => props.onOpenChange(false)}>
              {text.cancel}
            </Button>
            <Button type="submit" variant="primary" isDisabled={value === ''} isPending={isPending}>
              {props.confirmLabel}
            </Button>
          </div>
        </Form>
      </Dialog>
    );
  },
);
