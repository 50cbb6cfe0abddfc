import { useState } from 'react';
import type { AuthTexts } from './messages';
import { isEmailSound, normalUsername } from './signUp/signUpRules';
import { useSignUp } from './signUp/useSignUp';
import type { AuthView, AuthViewState } from './useAuthView';
import { useReset } from './useReset';
import { useSignIn } from './useSignIn';

/**
 * The forms of the sign-in page, kept while another one is shown. Who somebody is need not be
 * typed again in the next one.
 */
export function useAuthForms(auth: AuthViewState, texts: AuthTexts) {
  const { view } = auth;
  const signIn = useSignIn(texts);
  const signUp = useSignUp({
    texts,
    onAccountOnly(email) {
      signIn.setIdentifier(email);
      auth.show('signIn');
    },
  });
  const reset = useReset({ texts, onSent: () => auth.show('signIn') });
  const [carriedTo, setCarriedTo] = useState<AuthView>(view);
  if (carriedTo !== view) {
    setCarriedTo(view);
    const { username, email } = signUp.values;
    const typed = signIn.identifier.trim();
    if (view === 'reset' && isEmailSound(typed)) reset.setEmail(typed);
    if (view === 'reset' && !typed && !reset.email) reset.setEmail(email);
    if (view === 'signIn' && !typed) signIn.setIdentifier(reset.email || email || username);
    if (view === 'signUp' && typed.includes('@') && !email) signUp.set('email', typed);
    if (view === 'signUp' && typed && !typed.includes('@') && !username)
      signUp.set('username', normalUsername(typed));
  }
  return { signIn, signUp, reset };
}

export type AuthForms = ReturnType<typeof useAuthForms>;
