import { PASSWORD_MIN } from '@clubline/contract';
import { useState } from 'react';
import { reasonOf } from '../platform/client';
import { refusalText, useFieldErrors } from '../platform/fieldErrors';
import { useClubline } from '../platform/provider';
import type { AuthTexts } from './messages';

/** What each field of the form is sent as. */
const properties = { identifier: ['username', 'email', 'identifier'], password: ['password'] };

/** The sign-in form: what was typed, what is wrong with it, and sending it. */
export function useSignIn(texts: AuthTexts) {
  const { session, toast } = useClubline();
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [hasLeftPassword, setHasLeftPassword] = useState(false);
  const [isPending, setPending] = useState(false);
  const server = useFieldErrors(properties);
  const isComplete = identifier.trim() !== '' && password.length >= PASSWORD_MIN;

  const submit = async () => {
    if (!isComplete || isPending) return;
    setPending(true);
    server.clear();
    try {
      await session.signIn(identifier, password);
    } catch (error) {
      server.show(error);
      toast.add({
        title: texts.toasts.signInFailed,
        description: refusalText(error) ?? reasonOf(error, texts.toasts.signInFailedText),
        tone: 'critical',
      });
    } finally {
      setPending(false);
    }
  };

  return {
    identifier,
    setIdentifier(value: string) {
      server.clear('identifier');
      setIdentifier(value);
    },
    identifierError: server.errors.identifier,
    password,
    setPassword(value: string) {
      server.clear('password');
      setPassword(value);
    },
    leavePassword: () => setHasLeftPassword(true),
    passwordError:
      hasLeftPassword && password !== '' && password.length < PASSWORD_MIN
        ? texts.errors.passwordShort
        : server.errors.password,
    isComplete,
    isPending,
    submit,
  };
}

export type SignInState = ReturnType<typeof useSignIn>;
