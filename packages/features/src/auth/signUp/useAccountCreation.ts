import { useState } from 'react';
import { reasonOf } from '../../platform/client';
import { failureText, useFieldErrors } from '../../platform/fieldErrors';
import { useClubline } from '../../platform/provider';
import { InvalidLoginError } from '../../platform/session';
import { signUp, type SignUpFields } from '../auth.calls';
import type { AuthTexts } from '../messages';
import type { SignUpField } from './signUpRules';

/** What each field of the form is sent as. */
const properties: Record<SignUpField, readonly string[]> = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  username: ['username'],
  email: ['email'],
  password: ['password'],
  confirmation: [],
  sports: ['sportInterests'],
  tags: ['tags'],
};

export interface AccountCreationOptions {
  texts: AuthTexts;
  /** The account exists, but signing in did not work: the person goes on by signing in. */
  onAccountOnly: (email: string) => void;
}

/** Creates the account, then signs in to it. What the server refuses stands under its field. */
export function useAccountCreation({ texts: { toasts }, onAccountOnly }: AccountCreationOptions) {
  const { client, session, toast } = useClubline();
  const [isPending, setPending] = useState(false);
  const server = useFieldErrors(properties);
  const fail = (title: string, description: string) =>
    void toast.add({ title, description, tone: 'critical' });

  const signIn = async ({ email, password }: SignUpFields) => {
    try {
      await session.signIn(email, password);
    } catch (error) {
      if (error instanceof InvalidLoginError)
        return fail(toasts.signUpFailed, toasts.signUpInvalidAnswer);
      fail(toasts.signInFailed, reasonOf(error, toasts.signInFailedText));
      onAccountOnly(email);
    }
  };

  return {
    isPending,
    /** What the server has said of the fields. */
    server,
    async create(fields: SignUpFields): Promise<void> {
      setPending(true);
      server.clear();
      try {
        await signUp(client, fields);
        await signIn(fields);
      } catch (error) {
        server.show(error);
        fail(toasts.signUpFailed, failureText(error, toasts.signUpFailed));
      } finally {
        setPending(false);
      }
    },
  };
}
