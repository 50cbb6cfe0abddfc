import { useState } from 'react';
import { useClubline, useNewPasswordMin } from '../../platform/provider';
import {
  emptySignUp,
  isSignUpComplete,
  normalUsername,
  signUpErrors,
  signUpFields,
  type SignUpErrors,
  type SignUpField,
  type SignUpValues,
} from './signUpRules';
import { useAccountCreation, type AccountCreationOptions } from './useAccountCreation';
import { useNameChecks } from './useNameChecks';

const everyField = Object.keys(emptySignUp) as SignUpField[];

/** The sign-up form: what was typed, what is wrong with it, and sending it. */
export function useSignUp(options: AccountCreationOptions) {
  const { texts } = options;
  const { toast } = useClubline();
  const [values, setValues] = useState(emptySignUp);
  const [touched, setTouched] = useState<ReadonlySet<SignUpField>>(new Set());
  const { isPending, server, create } = useAccountCreation(options);
  const names = useNameChecks(values);

  const rules = { text: texts.errors, passwordMin: useNewPasswordMin() };
  const wrong = signUpErrors(values, names.findings, rules);
  const isComplete = isSignUpComplete(values, names.findings, rules);
  const errors: SignUpErrors = {
    ...server.errors,
    ...Object.fromEntries(
      Object.entries(wrong).filter(([field]) => touched.has(field as SignUpField)),
    ),
  };

  const fail = (title: string, description: string) =>
    void toast.add({ title, description, tone: 'critical' });
  const touch = (...fields: SignUpField[]) =>
    setTouched((before) => new Set([...before, ...fields]));
  const set = <F extends SignUpField>(field: F, value: SignUpValues[F]) => {
    if (value !== values[field]) server.clear(field);
    setValues((before) => ({ ...before, [field]: value }));
  };
  const leaveUsername = () => {
    const name = normalUsername(values.username);
    set('username', name);
    touch('username');
    names.checkUsername(name);
  };
  const leaveEmail = () => {
    const address = values.email.trim();
    set('email', address);
    touch('email');
    names.checkEmail(address);
  };

  const submit = async () => {
    if (isPending) return;
    if (isComplete) return create(signUpFields(values));
    touch(...everyField);
    names.checkUnchecked();
    if (values.password !== values.confirmation)
      fail(texts.toasts.passwordsDifferTitle, texts.toasts.passwordsDifferText);
  };

  return {
    values,
    errors,
    isComplete,
    isPending,
    isChecking: names.isChecking,
    /** The characters that a password has at least. */
    passwordMin: rules.passwordMin,
    set,
    touch,
    leaveUsername,
    leaveEmail,
    checkNames: names.checkUnchecked,
    tooManyTags: () => fail(texts.toasts.tooManyTagsTitle, texts.toasts.tooManyTagsText),
    submit,
  };
}
