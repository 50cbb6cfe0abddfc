import { PASSWORD_MIN } from '@clubline/contract';
import { useState } from 'react';
import { reasonOf } from '../client';
import { useClubline } from '../provider';
import type { AuthTexts } from './copy';

/** The sign-in form: what was typed, what is wrong with it, and sending it. */
export function useSignIn(texts: AuthTexts) {
  const { session, toast } = useClubline();
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [hasLeftPassword, setHasLeftPassword] = useState(false);
  const [isPending, setPending] = useState(false);
  const isComplete = identifier.trim() !== '' && password.length >= PASSWORD_MIN;

  const submit = async () => {
    if (!isComplete || isPending) return;
    setPending(true);
    try {
      await session.signIn(identifier, password);
    } catch (error) {
      toast.add({
        title: texts.toasts.signInFailed,
        description: reasonOf(error, texts.toasts.signInFailedText),
        tone: 'critical',
      });
    } finally {
      setPending(false);
    }
  };

  return {
    identifier,
    setIdentifier,
    password,
    setPassword,
    leavePassword: () => setHasLeftPassword(true),
    passwordError:
      hasLeftPassword && password !== '' && password.length < PASSWORD_MIN
        ? texts.errors.passwordShort
        : undefined,
    isComplete,
    isPending,
    submit,
  };
}

export type SignInState = ReturnType<typeof useSignIn>;
