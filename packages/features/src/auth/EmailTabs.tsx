import { Tab, TabList, TabPanel, Tabs } from '@clubline/ui';
import { useState } from 'react';
import type { AuthTexts } from './messages';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './signUp/SignUpForm';
import type { AuthForms } from './useAuthForms';
import type { AuthViewState } from './useAuthView';

export interface EmailTabsProps {
  auth: AuthViewState;
  forms: AuthForms;
  texts: AuthTexts;
}

type EmailView = 'signIn' | 'signUp';

/** Signing in and signing up, one at a time; what was typed survives the change. */
export function EmailTabs({ auth, forms: { signIn, signUp }, texts }: EmailTabsProps) {
  const { view, show, hrefOf, hasMoved } = auth;
  const [openedAt] = useState(view);
  const [isSwitched, setSwitched] = useState(false);
  if (view !== openedAt && !isSwitched) setSwitched(true);
  return (
    <Tabs selectedKey={view} onSelectionChange={(key) => show(key as EmailView)}>
      <TabList aria-label={texts.page.tabsLabel}>
        <Tab id="signIn" href={hrefOf('signIn')}>
          {texts.page.signIn}
        </Tab>
        <Tab id="signUp" href={hrefOf('signUp')}>
          {texts.page.signUp}
        </Tab>
      </TabList>
      <TabPanel id="signIn">
        <SignInForm form={signIn} texts={texts} auth={auth} isFocused={hasMoved && !isSwitched} />
      </TabPanel>
      <TabPanel id="signUp">
        <SignUpForm form={signUp} texts={texts} />
      </TabPanel>
    </Tabs>
  );
}
