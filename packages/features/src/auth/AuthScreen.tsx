import { AuthLayout, Button, Icon, LinkButton } from '@clubline/ui';
import { useClubline } from '../platform/provider';
import { useSession } from '../platform/session';
import { EmailTabs } from './EmailTabs';
import type { AuthLabels, AuthTexts } from './messages';
import { NewPasswordPanel } from './NewPasswordPanel';
import { SecondStepForm } from './passkeys/SecondStepForm';
import { ResetPanel } from './ResetPanel';
import { useAuthTexts } from './useAuthTexts';
import { useAuthView, type AuthView } from './useAuthView';
import { useEmailTabs } from './useEmailTabs';

export interface AuthScreenProps {
  /**
   * The query of the address: `next` is where signing in leads, `reason=renamed` follows a new
   * username, `reason=password` asks for a link that changes the password, `reset` is the token of
   * such a mailed link.
   */
  search?: string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: AuthLabels;
}

/** Welcome, sign in, sign up, forgotten password. Who is signed in already is led on. */
export function AuthScreen({ search = '', labels }: AuthScreenProps) {
  const { hrefFor, productName } = useClubline();
  const { forget } = useSession();
  const texts = useAuthTexts(labels);
  const { page, passkeys } = texts;
  const emailTabs = useEmailTabs(texts);
  const { view, show, hasMoved, isLedOn, isRenamed, resetToken } = useAuthView(search);
  if (isLedOn) return null;
  const { secondStep, leaveSecondStep } = emailTabs.signIn;
  const step = view === 'email' ? secondStep : null;

  const headings: Record<AuthView, { title: string; description?: string }> = {
    welcome: { title: page.welcomeTitle(productName), description: page.welcomeText },
    email: isRenamed
      ? { title: page.renamedTitle, description: page.renamedText }
      : { title: page.emailTitle },
    reset: { title: page.resetTitle, description: page.resetText },
    newPassword: { title: page.newPasswordTitle, description: page.newPasswordText },
  };
  const hasTerms = view === 'welcome' || (view === 'email' && emailTabs.tab === 'signUp' && !step);
  const terms = { text: page.termsLead, linkLabel: page.terms, href: hrefFor({ to: 'terms' }) };

  return (
    <AuthLayout
      {...(step ? { title: passkeys.stepTitle, description: passkeys.stepText } : headings[view])}
      back={<BackButton view={view} page={page} show={step ? leaveSecondStep : show} />}
      tagline={page.tagline}
      footnote={hasTerms ? terms : undefined}
    >
      {view === 'welcome' && (
        // Only on the way back, whose button is gone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Button variant="primary" size="large" autoFocus={hasMoved} onPress={() => show('email')}>
          {page.continueWithEmail}
        </Button>
      )}
      {step && <SecondStepForm step={step} texts={texts} />}
      {view === 'email' && !step && (
        <EmailTabs
          {...emailTabs}
          texts={texts}
          onForgot={() => show('reset')}
          isFocused={hasMoved}
        />
      )}
      {view === 'reset' && <ResetPanel texts={texts} onDone={() => show('email')} />}
      {view === 'newPassword' && (
        <NewPasswordPanel
          token={resetToken ?? ''}
          texts={texts}
          onDone={() => {
            // The server has ended every session of the account.
            forget();
            show('email');
          }}
          onAskAgain={() => show('reset')}
        />
      )}
    </AuthLayout>
  );
}

interface BackButtonProps {
  view: AuthView;
  show: (view: AuthView) => void;
  page: AuthTexts['page'];
}

/** The way back: to the view before, and from the first one to the home page. */
function BackButton({ view, show, page }: BackButtonProps) {
  const { hrefFor } = useClubline();
  const arrow = <Icon name="chevron-left" />;
  if (view === 'welcome')
    return (
      <LinkButton variant="quiet" icon={arrow} href={hrefFor({ to: 'home' })}>
        {page.backHome}
      </LinkButton>
    );
  return (
    <Button
      variant="quiet"
      icon={arrow}
      onPress={() => show(view === 'reset' ? 'email' : 'welcome')}
    >
      {page.back}
    </Button>
  );
}
