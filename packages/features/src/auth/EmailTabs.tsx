import { Tab, TabList, TabPanel, Tabs } from '@clubline/ui';
import type { AuthTexts } from './messages';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './signUp/SignUpForm';
import type { useSignUp } from './signUp/useSignUp';
import type { SignInState } from './useSignIn';

export type AuthTab = 'signIn' | 'signUp';

export interface EmailTabsProps {
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  signIn: SignInState;
  signUp: ReturnType<typeof useSignUp>;
  texts: AuthTexts;
  onForgot: () => void;
  /** Puts the cursor into the first field of the sign-in form. */
  isFocused: boolean;
}

/** Signing in and signing up, one at a time; what was typed survives the change. */
export function EmailTabs({
  tab,
  onTabChange,
  signIn,
  signUp,
  texts,
  onForgot,
  isFocused,
}: EmailTabsProps) {
  return (
    <Tabs selectedKey={tab} onSelectionChange={(key) => onTabChange(key as AuthTab)}>
      <TabList aria-label={texts.page.tabsLabel}>
        <Tab id="signIn">{texts.page.signIn}</Tab>
        <Tab id="signUp">{texts.page.signUp}</Tab>
      </TabList>
      <TabPanel id="signIn">
        <SignInForm form={signIn} texts={texts} onForgot={onForgot} isFocused={isFocused} />
      </TabPanel>
      <TabPanel id="signUp">
        <SignUpForm form={signUp} texts={texts} />
      </TabPanel>
    </Tabs>
  );
}
