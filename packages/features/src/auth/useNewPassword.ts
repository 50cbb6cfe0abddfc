import { useState } from 'react';
import { ApiError } from '../platform/client';
import { refusalText, useFieldErrors } from '../platform/fieldErrors';
import { useClubline, useNewPasswordMin, useReason } from '../platform/provider';
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

interface Refusal {
  text: string;
  /** Another link is needed. */
  isOfLink: boolean;
}

/** The form for a new password: what was typed, what is wrong with it, and sending it. */
export function useNewPassword({ token, texts: { page, errors }, onDone }: NewPasswordOptions) {
  const { client, toast } = useClubline();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const server = useFieldErrors(properties);
  const reasonOf = useReason();
  const passwordMin = useNewPasswordMin();
  const isLongEnough = password.length >= passwordMin;
  const isComplete = isLongEnough && password === confirmation;

  const submit = async () => {
    if (!isComplete || isPending) return;
    setPending(true);
    server.clear();
    setRefusal(null);
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
      const isRefused = error instanceof ApiError && error.status === 400;
      const fallback = isRefused ? page.resetNotSavedText : page.tryAgain;
      setRefusal({ text: refusalText(error) ?? reasonOf(error, fallback), isOfLink: isRefused });
    } finally {
      setPending(false);
    }
  };

  return {
    password,
    setPassword(value: string) {
      server.clear();
      setRefusal(null);
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
    /** Why the last try came to nothing, where that is not said of the password. */
    refusal: server.errors.password ? null : refusal,
    submit,
  };
}
