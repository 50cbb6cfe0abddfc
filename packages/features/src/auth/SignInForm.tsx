import { Button, Form, Notice, PasswordField, TextField } from '@clubline/ui';
import { useIsHydrating } from '../platform/provider';
import { AuthViewLink, type AuthViewLinkProps } from './AuthViewLink';
import type { AuthTexts } from './messages';
import { usePasskeySignIn } from './passkeys/usePasskeySignIn';
import type { SignInState } from './useSignIn';

export interface SignInFormProps extends Pick<AuthViewLinkProps, 'auth'> {
  form: SignInState;
  texts: AuthTexts;
  /** Puts the cursor into the first field. */
  isFocused?: boolean;
}

/** Username or email, and password. */
export function SignInForm({
  form,
  texts: { page, passkeys: passkeyTexts },
  auth,
  isFocused = false,
}: SignInFormProps) {
  const passkey = usePasskeySignIn(passkeyTexts);
  // A browser without script sends what is there; whether it is complete, the answer says.
  const isHydrating = useIsHydrating();
  return (
    <Form aria-label={page.signIn} onSubmit={() => void form.submit()}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a press that replaced the focus
        autoFocus={isFocused}
        label={page.identifier}
        name="identifier"
        autoComplete={passkey.isOffered ? 'username webauthn' : 'username'}
        autoCorrect="off"
        spellCheck="false"
        value={form.identifier}
        onChange={form.setIdentifier}
        errorMessage={form.identifierError}
        isReadOnly={form.isPending}
      />
      <PasswordField
        label={page.password}
        name="password"
        autoComplete="current-password"
        value={form.password}
        onChange={form.setPassword}
        onBlur={form.leavePassword}
        errorMessage={form.passwordError}
        isReadOnly={form.isPending}
      />
      {form.refusal && <Notice tone="warning" title={form.refusal} />}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isDisabled={!form.isComplete && !isHydrating}
        isPending={form.isPending}
        pendingLabel={page.signingIn}
      >
        {page.submitSignIn}
      </Button>
      {passkey.isOffered && (
        <Button
          size="large"
          isDisabled={form.isPending}
          isPending={passkey.isPending}
          pendingLabel={page.signingIn}
          onPress={passkey.signIn}
        >
          {passkeyTexts.signIn}
        </Button>
      )}
      <AuthViewLink variant="quiet" to="reset" auth={auth}>
        {page.forgotPassword}
      </AuthViewLink>
    </Form>
  );
}
