import { useState } from 'react';
import type { AuthTab } from './EmailTabs';
import type { AuthTexts } from './messages';
import { useSignUp } from './signUp/useSignUp';
import { useSignIn } from './useSignIn';

/** The forms of `EmailTabs` and which of them is open, kept while another view is shown. */
export function useEmailTabs(texts: AuthTexts) {
  const [tab, setTab] = useState<AuthTab>('signIn');
  const signIn = useSignIn(texts);
  const signUp = useSignUp({
    texts,
    onAccountOnly(email) {
      signIn.setIdentifier(email);
      setTab('signIn');
    },
  });
  return { tab, onTabChange: setTab, signIn, signUp };
}
