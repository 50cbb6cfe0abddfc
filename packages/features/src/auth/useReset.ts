import { useState } from 'react';
import { useFieldErrors } from '../platform/fieldErrors';
import { useClubline } from '../platform/provider';
import { readProviderEmailError, readProviderMessage, sendResetCode } from './auth.calls';
import type { AuthTexts } from './messages';
import { isEmailSound } from './signUp/signUpRules';

const properties = { email: ['email'] };

export interface ResetOptions {
  texts: AuthTexts;
  /** The mail is on its way. */
  onSent: () => void;
}

/** The form that asks for a mail which resets the password: what was typed, and sending it. */
export function useReset({ texts: { toasts }, onSent }: ResetOptions) {
  const { client, resetCodeKey, resetCodeUrl, toast } = useClubline();
  const [email, setEmail] = useState('');
  const [isPending, setPending] = useState(false);
  const server = useFieldErrors(properties);
  const isComplete = isEmailSound(email);

  const submit = async () => {
    if (!isComplete || isPending) return;
    setPending(true);
    server.clear();
    try {
      await sendResetCode(client, resetCodeUrl, resetCodeKey, email.trim());
      toast.add({ title: toasts.resetSent, description: toasts.resetSentText, tone: 'positive' });
      onSent();
    } catch (error) {
      server.show(error);
      const ofEmail = readProviderEmailError(error);
      if (ofEmail) server.add({ email: ofEmail });
      toast.add({
        title: toasts.resetFailed,
        description: readProviderMessage(error) ?? toasts.resetFailedText,
        tone: 'critical',
      });
    } finally {
      setPending(false);
    }
  };

  return {
    email,
    setEmail(value: string) {
      server.clear();
      setEmail(value);
    },
    emailError: server.errors.email,
    isComplete,
    isPending,
    submit,
  };
}

export type ResetState = ReturnType<typeof useReset>;
