import { PASSWORD_MIN } from '@clubline/contract';
import { useState } from 'react';
import { refusalText, useFieldErrors } from '../platform/fieldErrors';
import { useClubline, useReason } from '../platform/provider';
import type { AuthTexts } from './messages';
import { readSecondFactor } from './passkeys/passkeys.calls';
import type { SecondStep } from './passkeys/useSecondStep';

/** What each field of the form is sent as. */
const properties = { identifier: ['username', 'email', 'identifier'], password: ['password'] };

/** The sign-in form: what was typed, what is wrong with it, and sending it. */
export function useSignIn(texts: AuthTexts) {
  const { clock, session, toast } = useClubline();
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [hasLeftPassword, setHasLeftPassword] = useState(false);
  const [isPending, setPending] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const server = useFieldErrors(properties);
  const reasonOf = useReason();
  const isComplete = identifier.trim() !== '' && password.length >= PASSWORD_MIN;

  const submit = async () => {
    if (!isComplete || isPending) return;
    setPending(true);
    server.clear();
    setRefusal(undefined);
    try {
      await session.signIn(identifier, password);
    } catch (error) {
      const options = readSecondFactor(error);
      if (options) {
        setSecondStep({ identifier, password, options, askedAt: clock.now() });
        return;
      }
      server.show(error);
      const description = refusalText(error) ?? reasonOf(error, texts.toasts.signInFailedText);
      setRefusal(description);
      toast.add({ title: texts.toasts.signInFailed, description, tone: 'critical' });
    } finally {
      setPending(false);
    }
  };

  return {
    identifier,
    setIdentifier(value: string) {
      server.clear('identifier');
      setRefusal(undefined);
      setIdentifier(value);
    },
    identifierError: server.errors.identifier,
    password,
    setPassword(value: string) {
      server.clear('password');
      setRefusal(undefined);
      setPassword(value);
    },
    leavePassword: () => setHasLeftPassword(true),
    passwordError:
      hasLeftPassword && password !== '' && password.length < PASSWORD_MIN
        ? texts.errors.passwordShort(PASSWORD_MIN)
        : server.errors.password,
    /** Why the last try came to nothing, where no field says it; gone with the next change. */
    refusal: server.errors.identifier || server.errors.password ? undefined : refusal,
    isComplete,
    isPending,
    submit,
    /** What the account asks for after the password; null until it does. */
    secondStep,
    leaveSecondStep: () => setSecondStep(null),
  };
}

export type SignInState = ReturnType<typeof useSignIn>;
