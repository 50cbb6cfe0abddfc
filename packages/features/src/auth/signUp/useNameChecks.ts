import { useCallback } from 'react';
import { useClubline } from '../../platform/provider';
import { isEmailTaken, isUsernameTaken } from '../auth.calls';
import { isEmailSound, isUsernameSound, normalUsername, type SignUpValues } from './signUpRules';
import { useAvailability } from './useAvailability';

/** Whether the username and the email written are still to be had; asked when they are left. */
export function useNameChecks({ username, email }: Pick<SignUpValues, 'username' | 'email'>) {
  const { client } = useClubline();
  const usernames = useAvailability(
    useCallback((value: string) => isUsernameTaken(client, value), [client]),
  );
  const emails = useAvailability(
    useCallback((value: string) => isEmailTaken(client, value), [client]),
  );
  const findings = {
    username: usernames.of(normalUsername(username)),
    email: emails.of(email.trim()),
  };
  const checkUsername = (name: string) => isUsernameSound(name) && void usernames.check(name);
  const checkEmail = (address: string) => isEmailSound(address) && void emails.check(address);
  return {
    findings,
    isChecking: {
      username: findings.username === 'checking',
      email: findings.email === 'checking',
    },
    checkUsername,
    checkEmail,
    /**
     * For names nobody has left the field of: a browser that fills in a form leaves none of the
     * fields it fills.
     */
    checkUnchecked() {
      if (!findings.username) checkUsername(normalUsername(username));
      if (!findings.email) checkEmail(email.trim());
    },
  };
}
