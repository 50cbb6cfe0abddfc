import { useRef, useState } from 'react';
import { ApiError } from '../../platform/client';
import { failureText, useFieldErrors } from '../../platform/fieldErrors';
import { useClubline, useReason } from '../../platform/provider';
import { InvalidLoginError } from '../../platform/session';
import { isUnclear } from '../../platform/writes';
import { isEmailTaken, signUp, type SignUpFields } from '../auth.calls';
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

const CONFLICT = 409;

/**
 * Creates the account, then signs in to it, also where the answer was lost and the account is
 * there. What the server refuses stands under its field.
 */
export function useAccountCreation({ texts: { toasts }, onAccountOnly }: AccountCreationOptions) {
  const { client, session, toast } = useClubline();
  const [isPending, setPending] = useState(false);
  const server = useFieldErrors(properties);
  const reasonOf = useReason();
  const fail = (title: string, description: string) =>
    void toast.add({ title, description, tone: 'critical' });

  /** The email of an account that may have been created although no answer said so. */
  const unclear = useRef<string | null>(null);

  /** Whether the account is there although creating it failed; null where nobody answers that. */
  const isThere = async (error: unknown, { email }: SignUpFields) => {
    const isConflict = error instanceof ApiError && error.status === CONFLICT;
    if (isUnclear(error)) unclear.current = email;
    else if (!isConflict || unclear.current !== email) return false;
    // It was free a moment ago. A conflict may be about the username alone.
    return isEmailTaken(client, email).catch(() => isConflict || null);
  };

  const signIn = async ({ email, password }: SignUpFields, isCreatedNow: boolean) => {
    try {
      await session.signIn(email, password);
    } catch (error) {
      if (error instanceof InvalidLoginError)
        return fail(toasts.signUpFailed, toasts.signUpInvalidAnswer);
      if (isCreatedNow) fail(toasts.signInFailed, reasonOf(error, toasts.signInFailedText));
      else fail(toasts.accountExists, toasts.accountExistsText);
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
        await signIn(fields, true);
      } catch (error) {
        const isMade = await isThere(error, fields);
        if (isMade) return await signIn(fields, false);
        if (isMade === null) return fail(toasts.signUpUnclear, toasts.signUpUnclearText);
        server.show(error);
        fail(toasts.signUpFailed, failureText(error, toasts.signUpFailed));
      } finally {
        setPending(false);
      }
    },
  };
}
