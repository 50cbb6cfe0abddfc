import { AuthLayout, Button, Icon, LinkButton } from '@clubline/ui';
import { useEffect, useState } from 'react';
import { useClubline } from '../provider';
import { useSession } from '../session';
import type { AuthLabels } from './copy';
import { useAuthTexts } from './useAuthTexts';
import { EmailTabs, type AuthTab } from './EmailTabs';
import { NewPasswordPanel } from './NewPasswordPanel';
import { ResetPanel } from './ResetPanel';
import { safeNext } from './safeNext';
import { useSignIn } from './useSignIn';
import { useSignUp } from './useSignUp';

type View = 'welcome' | 'email' | 'reset' | 'newPassword';

export interface AuthScreenProps {
  /** The query of the address: `next` is where signing in leads, `reason=renamed` follows a new username, `reset` is the token of a mailed link. */
  search?: string;
  labels?: AuthLabels;
}

/** Welcome, sign in, sign up, forgotten password. Who is signed in already is led on. */
export function AuthScreen({ search = '', labels }: AuthScreenProps) {
  const { hrefFor, navigate, productName } = useClubline();
  const { status, forget } = useSession();
  const query = new URLSearchParams(search);
  const next = safeNext(query.get('next'), hrefFor({ to: 'clubs' }));
  const resetToken = query.get('reset');
  const isRenamed = query.get('reason') === 'renamed';
  const texts = useAuthTexts(labels);
  const { page } = texts;

  const [view, setView] = useState<View>(
    resetToken ? 'newPassword' : isRenamed ? 'email' : 'welcome',
  );
  const [hasMoved, setHasMoved] = useState(false);
  const [tab, setTab] = useState<AuthTab>('signIn');
  const show = (to: View) => {
    setView(to);
    setHasMoved(true);
  };
  const toSignIn = () => {
    // The server has ended every session of the account.
    forget();
    show('email');
  };
  const signIn = useSignIn(texts);
  const signUp = useSignUp({
    texts,
    onAccountOnly(email) {
      signIn.setIdentifier(email);
      setTab('signIn');
    },
  });

  // A mailed link is followed also where a session is still open.
  const isLedOn = status === 'signedIn' && view !== 'newPassword' && view !== 'reset';
  useEffect(() => {
    if (isLedOn) navigate(next, { replace: true });
  }, [isLedOn, navigate, next]);
  if (isLedOn) return null;

  const terms = { text: page.termsLead, linkLabel: page.terms, href: hrefFor({ to: 'terms' }) };
  const arrow = <Icon name="chevron-left" />;
  const backTo = (to: View) => (
    <Button variant="quiet" icon={arrow} onPress={() => show(to)}>
      {page.back}
    </Button>
  );

  switch (view) {
    case 'welcome':
      return (
        <AuthLayout
          back={
            <LinkButton variant="quiet" icon={arrow} href={hrefFor({ to: 'home' })}>
              {page.backHome}
            </LinkButton>
          }
          title={page.welcomeTitle(productName)}
          description={page.welcomeText}
          tagline={page.tagline}
          footnote={terms}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- only on the way back, whose button is gone */}
          <Button variant="primary" size="l" autoFocus={hasMoved} onPress={() => show('email')}>
            {page.continueWithEmail}
          </Button>
        </AuthLayout>
      );
    case 'reset':
      return (
        <AuthLayout
          back={backTo('email')}
          title={page.resetTitle}
          description={page.resetText}
          tagline={page.tagline}
        >
          <ResetPanel texts={texts} onDone={() => show('email')} />
        </AuthLayout>
      );
    case 'newPassword':
      return (
        <AuthLayout
          back={backTo('welcome')}
          title={page.newPasswordTitle}
          description={page.newPasswordText}
          tagline={page.tagline}
        >
          <NewPasswordPanel
            token={resetToken ?? ''}
            texts={texts}
            onDone={toSignIn}
            onAskAgain={() => show('reset')}
          />
        </AuthLayout>
      );
    default:
      return (
        <AuthLayout
          back={backTo('welcome')}
          title={isRenamed ? page.renamedTitle : page.emailTitle}
          description={isRenamed ? page.renamedText : undefined}
          tagline={page.tagline}
          footnote={tab === 'signUp' ? terms : undefined}
        >
          <EmailTabs
            tab={tab}
            onTabChange={setTab}
            signIn={signIn}
            signUp={signUp}
            texts={texts}
            onForgot={() => show('reset')}
            isFocused={hasMoved}
          />
        </AuthLayout>
      );
  }
}
