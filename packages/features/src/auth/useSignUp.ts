import { useCallback, useState } from 'react';
import { messageOf, reasonOf } from '../client';
import { useClubline } from '../provider';
import { InvalidLoginError } from '../session';
import { isEmailTaken, isUsernameTaken, signUp } from './auth.calls';
import type { AuthTexts } from './copy';
import {
  emptySignUp,
  isEmailSound,
  isSignUpComplete,
  isUsernameSound,
  normalUsername,
  signUpErrors,
  signUpFields,
  type SignUpField,
  type SignUpValues,
} from './signUpRules';
import { useAvailability } from './useAvailability';

const everyField = Object.keys(emptySignUp) as SignUpField[];

export interface SignUpOptions {
  texts: AuthTexts;
  /** The account exists, but signing in did not work: the person goes on by signing in. */
  onAccountOnly: (email: string) => void;
}

/** The sign-up form: what was typed, what is wrong with it, and sending it. */
export function useSignUp({ texts, onAccountOnly }: SignUpOptions) {
  const { client, session, toast } = useClubline();
  const [values, setValues] = useState(emptySignUp);
  const [touched, setTouched] = useState<ReadonlySet<SignUpField>>(new Set());
  const [isPending, setPending] = useState(false);
  const username = useAvailability(
    useCallback((value: string) => isUsernameTaken(client, value), [client]),
  );
  const email = useAvailability(
    useCallback((value: string) => isEmailTaken(client, value), [client]),
  );

  const findings = {
    username: username.of(normalUsername(values.username)),
    email: email.of(values.email.trim()),
  };
  const wrong = signUpErrors(values, findings, texts.errors);
  const errors = Object.fromEntries(
    Object.entries(wrong).filter(([field]) => touched.has(field as SignUpField)),
  ) as typeof wrong;
  const isComplete = isSignUpComplete(values, findings, texts.errors);

  const touch = (...fields: SignUpField[]) =>
    setTouched((before) => new Set([...before, ...fields]));
  const set = <F extends SignUpField>(field: F, value: SignUpValues[F]) =>
    setValues((before) => ({ ...before, [field]: value }));

  const checkUsername = (name: string) => isUsernameSound(name) && void username.check(name);
  const checkEmail = (address: string) => isEmailSound(address) && void email.check(address);
  const leaveUsername = () => {
    const name = normalUsername(values.username);
    set('username', name);
    touch('username');
    checkUsername(name);
  };
  const leaveEmail = () => {
    const address = values.email.trim();
    set('email', address);
    touch('email');
    checkEmail(address);
  };
  /** For names nobody has left the field of: a browser that fills in a form leaves none of the fields it fills. */
  const checkNames = () => {
    if (!findings.username) checkUsername(normalUsername(values.username));
    if (!findings.email) checkEmail(values.email.trim());
  };

  const submit = async () => {
    if (isPending) return;
    if (!isComplete) {
      touch(...everyField);
      checkNames();
      if (values.password !== values.confirmation)
        toast.add({
          title: texts.toasts.passwordsDifferTitle,
          description: texts.toasts.passwordsDifferText,
          tone: 'critical',
        });
      return;
    }
    const fields = signUpFields(values);
    setPending(true);
    try {
      await signUp(client, fields);
    } catch (error) {
      setPending(false);
      toast.add({
        title: texts.toasts.signUpFailed,
        description: messageOf(error, texts.toasts.signUpFailed),
        tone: 'critical',
      });
      return;
    }
    try {
      await session.signIn(fields.email, fields.password);
    } catch (error) {
      if (error instanceof InvalidLoginError) {
        toast.add({
          title: texts.toasts.signUpFailed,
          description: texts.toasts.signUpInvalidAnswer,
          tone: 'critical',
        });
      } else {
        toast.add({
          title: texts.toasts.signInFailed,
          description: reasonOf(error, texts.toasts.signInFailedText),
          tone: 'critical',
        });
        onAccountOnly(fields.email);
      }
    } finally {
      setPending(false);
    }
  };

  return {
    values,
    errors,
    isComplete,
    isPending,
    isChecking: {
      username: findings.username === 'checking',
      email: findings.email === 'checking',
    },
    set,
    touch,
    leaveUsername,
    leaveEmail,
    checkNames,
    tooManyTags: () =>
      toast.add({
        title: texts.toasts.tooManyTagsTitle,
        description: texts.toasts.tooManyTagsText,
        tone: 'critical',
      }),
    submit,
  };
}
