import { Button, Form, Notice, PasswordField } from '@clubline/ui';
import { AuthViewLink, type AuthViewLinkProps } from './AuthViewLink';
import { useNewPassword, type NewPasswordOptions } from './useNewPassword';

export interface NewPasswordPanelProps
  extends NewPasswordOptions, Pick<AuthViewLinkProps, 'auth'> {}

/** Where a mailed reset link leads: sets a new password. */
export function NewPasswordPanel({ auth, ...options }: NewPasswordPanelProps) {
  const { page } = options.texts;
  const form = useNewPassword(options);

  return (
    <Form aria-label={page.newPasswordTitle} onSubmit={() => void form.submit()}>
      <PasswordField
        label={page.newPassword}
        description={page.passwordHelp(form.passwordMin)}
        name="password"
        autoComplete="new-password"
        isRequired
        isReadOnly={form.isPending}
        value={form.password}
        onChange={form.setPassword}
        onBlur={form.leavePassword}
        errorMessage={form.passwordError}
      />
      <PasswordField
        label={page.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        isRequired
        isReadOnly={form.isPending}
        value={form.confirmation}
        onChange={form.setConfirmation}
        onBlur={form.leaveConfirmation}
        errorMessage={form.confirmationError}
      />
      <div role="alert">
        {form.refusal && (
          <Notice tone="warning" title={page.resetNotSaved}>
            {form.refusal.text}
          </Notice>
        )}
      </div>
      <Button
        type="submit"
        variant={form.refusal?.isOfLink ? 'secondary' : 'primary'}
        size="large"
        isDisabled={!form.isComplete}
        isPending={form.isPending}
        pendingLabel={page.savingNewPassword}
      >
        {page.saveNewPassword}
      </Button>
      <AuthViewLink
        variant={form.refusal?.isOfLink ? 'primary' : 'quiet'}
        size="large"
        to="reset"
        auth={auth}
        isDisabled={form.isPending}
      >
        {page.askForNewLink}
      </AuthViewLink>
    </Form>
  );
}
