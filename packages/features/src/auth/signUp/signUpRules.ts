import type { TextsOf } from '../../platform/messages';
import { EMAIL_PATTERN, PROFILE_TAGS_MAX, USERNAME_PATTERN } from '@clubline/contract';
import type { SignUpFields } from '../auth.calls';
import type { authErrorMessages } from '../messages';
import type { Availability } from './useAvailability';

export interface SignUpValues {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
  confirmation: string;
  sports: string[];
  tags: string[];
}

export type SignUpField = keyof SignUpValues;
export type SignUpErrors = Partial<Record<SignUpField, string>>;

export const emptySignUp: SignUpValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  confirmation: '',
  sports: [],
  tags: [],
};

export interface Findings {
  username: Availability | undefined;
  email: Availability | undefined;
}

/** What the rules depend on besides what was typed. */
export interface SignUpRules {
  text: TextsOf<typeof authErrorMessages>;
  /** The characters that a password has at least. */
  passwordMin: number;
}

/** What is wrong with each field. */
export function signUpErrors(
  values: SignUpValues,
  findings: Findings,
  { text, passwordMin }: SignUpRules,
): SignUpErrors {
  const errors: [SignUpField, string | false | undefined][] = [
    ['firstName', !values.firstName.trim() && text.firstNameRequired],
    ['lastName', !values.lastName.trim() && text.lastNameRequired],
    ['username', usernameError(values.username, findings.username, text)],
    ['email', emailError(values.email, findings.email, text)],
    ['password', values.password.length < passwordMin && text.passwordShort(passwordMin)],
    ['confirmation', values.confirmation !== values.password && text.passwordsDiffer],
    ['sports', values.sports.length === 0 && text.sportsRequired],
    ['tags', values.tags.length === 0 && text.tagsRequired],
  ];
  return Object.fromEntries(errors.filter(([, message]) => message));
}

/** True when every rule holds; a name that has not been found free does not. */
export function isSignUpComplete(
  values: SignUpValues,
  findings: Findings,
  rules: SignUpRules,
): boolean {
  const isSound = Object.keys(signUpErrors(values, findings, rules)).length === 0;
  return (
    isSound &&
    values.tags.length <= PROFILE_TAGS_MAX &&
    findings.username === 'free' &&
    findings.email === 'free'
  );
}

/** A username as it is checked and sent. */
export function normalUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

export function isUsernameSound(username: string): boolean {
  return USERNAME_PATTERN.test(username);
}

export function isEmailSound(email: string): boolean {
  return EMAIL_PATTERN.test(email.trim());
}

/** What is sent to make the account. */
export function signUpFields(values: SignUpValues): SignUpFields {
  return {
    email: values.email.trim(),
    password: values.password,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    username: normalUsername(values.username),
    tags: { profile: values.tags },
    sportInterests: values.sports,
  };
}

function usernameError(
  typed: string,
  finding: Availability | undefined,
  text: TextsOf<typeof authErrorMessages>,
): string | undefined {
  const username = normalUsername(typed);
  if (!username) return text.usernameRequired;
  if (!isUsernameSound(username)) return text.usernameInvalid;
  if (finding === 'taken') return text.usernameTaken;
  return finding === 'unverified' ? text.usernameUnverified : undefined;
}

function emailError(
  typed: string,
  finding: Availability | undefined,
  text: TextsOf<typeof authErrorMessages>,
): string | undefined {
  if (!typed.trim()) return text.emailRequired;
  if (!isEmailSound(typed)) return text.emailInvalid;
  if (finding === 'taken') return text.emailTaken;
  return finding === 'unverified' ? text.emailUnverified : undefined;
}
