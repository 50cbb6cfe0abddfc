import { useState } from 'react';
import { useFieldErrors } from '../platform/fieldErrors';
import { useClubline, useNewPasswordMin } from '../platform/provider';
import { failureToast } from '../platform/toast';
import { resetPassword } from './auth.calls';
import type { AuthTexts } from './messages';

/** What each field of the form is sent as. */
const properties = { password: ['password', 'newPassword'] };

export interface NewPasswordOptions {
  /** From the mailed link. */
  token: string;
  /** The texts of the sign-in page. */
  texts: AuthTexts;
  /** The password is set. */
  onDone: () => void;
}

/** The form for a new password: what was typed, what is wrong with it, and sending it. */
export function useNewPassword({ token, texts: { page, errors }, onDone }: NewPasswordOptions) {
  const { client, toast } = useClubline();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const [isPending, setPending] = useState(false);
  const server = useFieldErrors(properties);
  const passwordMin = useNewPasswordMin();
  const isLongEnough = password.length >= passwordMin;
  const isComplete = isLongEnough && password === confirmation;

  const submit = async () => {
    if (!isComplete || isPending) return;
    setPending(true);
    server.clear();
    try {
      await resetPassword(client, token, password);
      toast.add({
        title: page.passwordChanged,
        description: page.passwordChangedText,
        tone: 'positive',
      });
      onDone();
    } catch (error) {
      server.show(error);
      toast.add(failureToast(page.resetNotSaved, error, page.resetNotSavedText));
    } finally {
      setPending(false);
    }
  };

  return {
    password,
    setPassword(value: string) {
      server.clear();
      setPassword(value);
    },
    leavePassword: () => setLeft((before) => ({ ...before, password: true })),
    /** The characters that it has at least. */
    passwordMin,
    passwordError:
      left.password && !isLongEnough ? errors.passwordShort(passwordMin) : server.errors.password,
    confirmation,
    setConfirmation,
    leaveConfirmation: () => setLeft((before) => ({ ...before, confirmation: true })),
    confirmationError:
      left.confirmation && password !== confirmation ? errors.passwordsDiffer : undefined,
    isComplete,
    isPending,
    submit,
  };
}
