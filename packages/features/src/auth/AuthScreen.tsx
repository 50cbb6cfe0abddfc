import { AuthLayout, Button, Icon, LinkButton } from '@clubline/ui';
import { useClubline } from '../platform/provider';
import { useSession } from '../platform/session';
import { AuthViewLink } from './AuthViewLink';
import { EmailTabs } from './EmailTabs';
import type { AuthLabels, AuthTexts } from './messages';
import { NewPasswordPanel } from './NewPasswordPanel';
import { SecondStepForm } from './passkeys/SecondStepForm';
import { ResetPanel } from './ResetPanel';
import { useAuthTexts } from './useAuthTexts';
import { useAuthForms } from './useAuthForms';
import { useAuthView, type AuthAddress, type AuthView, type AuthViewState } from './useAuthView';

export interface AuthScreenProps {
  /**
   * The view that the address names; the others are then reached by links. Without it they have no
   * addresses, and the screen begins with the welcome and keeps itself which one it shows.
   */
  view?: AuthAddress;
  /**
   * The query of the address: `next` is where signing in leads, `reason=renamed` follows a new
   * username, `reason=disabled` the end of a session whose account was disabled, `reason=password`
   * asks for a link that changes the password, `reset` is the token of such a mailed link.
   */
  search?: string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: AuthLabels;
}

/** Welcome, sign in, sign up, forgotten password. Who is signed in already is led on. */
export function AuthScreen({ view: address, search = '', labels }: AuthScreenProps) {
  const { hrefFor, productName } = useClubline();
  const { forget } = useSession();
  const texts = useAuthTexts(labels);
  const { page, passkeys } = texts;
  const auth = useAuthView(address, search);
  const { view, isRenamed, isDisabled } = auth;
  const forms = useAuthForms(auth, texts);
  if (auth.isLedOn) return null;
  const { secondStep, leaveSecondStep } = forms.signIn;
  const step = view === 'signIn' ? secondStep : null;

  const headings: Record<AuthView, { title: string; description?: string }> = {
    welcome: isDisabled
      ? { title: page.disabledTitle, description: page.disabledText }
      : { title: page.welcomeTitle(productName), description: page.welcomeText },
    signIn: isRenamed
      ? { title: page.renamedTitle, description: page.renamedText }
      : { title: page.emailTitle },
    signUp: { title: page.signUpTitle(productName) },
    reset: { title: page.resetTitle, description: page.resetText },
    newPassword: { title: page.newPasswordTitle, description: page.newPasswordText },
  };
  const hasTerms = view === 'welcome' || view === 'signUp';
  const terms = { text: page.termsLead, linkLabel: page.terms, href: hrefFor({ to: 'terms' }) };

  return (
    <AuthLayout
      {...(step ? { title: passkeys.stepTitle, description: passkeys.stepText } : headings[view])}
      back={<BackButton auth={auth} page={page} leave={step ? leaveSecondStep : null} />}
      tagline={page.tagline}
      footnote={hasTerms ? terms : undefined}
    >
      {view === 'welcome' && (
        <AuthViewLink
          variant="primary"
          size="large"
          to="signIn"
          auth={auth}
          isFocused={auth.hasMoved}
        >
          {page.continueWithEmail}
        </AuthViewLink>
      )}
      {view === 'welcome' && isDisabled && (
        <LinkButton size="large" href={hrefFor({ to: 'contact' })}>
          {page.writeToUs}
        </LinkButton>
      )}
      {step && <SecondStepForm step={step} texts={texts} />}
      {(view === 'signIn' || view === 'signUp') && !step && (
        <EmailTabs auth={auth} forms={forms} texts={texts} />
      )}
      {view === 'reset' && <ResetPanel form={forms.reset} auth={auth} texts={texts} />}
      {view === 'newPassword' && (
        <NewPasswordPanel
          token={auth.resetToken ?? ''}
          texts={texts}
          auth={auth}
          onDone={() => {
            // The server has ended every session of the account.
            forget();
            auth.replaceWith('signIn');
          }}
        />
      )}
    </AuthLayout>
  );
}

interface BackButtonProps {
  auth: AuthViewState;
  page: AuthTexts['page'];
  /** Goes back within the view, where there is a way. */
  leave: (() => void) | null;
}

/** The way back: to the view before, and from the first one to the home page. */
function BackButton({ auth, page, leave }: BackButtonProps) {
  const { hrefFor } = useClubline();
  const arrow = <Icon name="chevron-left" />;
  if (leave)
    return (
      <Button variant="quiet" icon={arrow} onPress={leave}>
        {page.back}
      </Button>
    );
  if (auth.view === 'welcome')
    return (
      <LinkButton variant="quiet" icon={arrow} href={hrefFor({ to: 'home' })}>
        {page.backHome}
      </LinkButton>
    );
  return (
    <AuthViewLink
      variant="quiet"
      icon={arrow}
      to={auth.view === 'reset' ? 'signIn' : 'welcome'}
      auth={auth}
    >
      {page.back}
    </AuthViewLink>
  );
}
