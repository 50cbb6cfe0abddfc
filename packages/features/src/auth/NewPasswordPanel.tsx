import { PASSWORD_MIN } from '@clubline/contract';
import { Button, Form, PasswordField } from '@clubline/ui';
import { useState } from 'react';
import { messageOf } from '../client';
import { useClubline } from '../provider';
import { resetPassword } from './auth.calls';
import type { AuthTexts } from './copy';

export interface NewPasswordPanelProps {
  /** From the mailed link. */
  token: string;
  texts: AuthTexts;
  /** The password is set. */
  onDone: () => void;
  /** The link does not work any more. */
  onAskAgain: () => void;
}

/** Where a mailed reset link leads: sets a new password. */
export function NewPasswordPanel({
  token,
  texts: { page, errors },
  onDone,
  onAskAgain,
}: NewPasswordPanelProps) {
  const { client, toast } = useClubline();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const [isPending, setPending] = useState(false);
  const isLongEnough = password.length >= PASSWORD_MIN;
  const isComplete = isLongEnough && password === confirmation;

  const submit = async () => {
    if (!isComplete || isPending) return;
    setPending(true);
    try {
      await resetPassword(client, token, password);
      toast.add({
        title: page.passwordChanged,
        description: page.passwordChangedText,
        tone: 'positive',
      });
      onDone();
    } catch (error) {
      toast.add({
        title: page.resetNotSaved,
        description: messageOf(error, page.resetNotSavedText),
        tone: 'critical',
      });
    } finally {
      setPending(false);
    }
  };

  return (
    <Form aria-label={page.newPasswordTitle} onSubmit={() => void submit()}>
      <PasswordField
        label={page.newPassword}
        description={page.passwordHelp}
        name="password"
        autoComplete="new-password"
        isRequired
        isReadOnly={isPending}
        value={password}
        onChange={setPassword}
        onBlur={() => setLeft((before) => ({ ...before, password: true }))}
        errorMessage={left.password && !isLongEnough ? errors.passwordShort : undefined}
      />
      <PasswordField
        label={page.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        isRequired
        isReadOnly={isPending}
        value={confirmation}
        onChange={setConfirmation}
        onBlur={() => setLeft((before) => ({ ...before, confirmation: true }))}
        errorMessage={
          left.confirmation && password !== confirmation ? errors.passwordsDiffer : undefined
        }
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        isDisabled={!isComplete}
        isPending={isPending}
        pendingLabel={page.savingNewPassword}
      >
        {page.saveNewPassword}
      </Button>
      <Button variant="quiet" onPress={onAskAgain} isDisabled={isPending}>
        {page.askForNewLink}
      </Button>
    </Form>
  );
}
