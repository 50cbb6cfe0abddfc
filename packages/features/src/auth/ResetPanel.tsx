import { Button, Form, TextField } from '@clubline/ui';
import { useIsHydrating } from '../platform/provider';
import { AuthViewLink, type AuthViewLinkProps } from './AuthViewLink';
import type { AuthTexts } from './messages';
import type { ResetState } from './useReset';

export interface ResetPanelProps extends Pick<AuthViewLinkProps, 'auth'> {
  form: ResetState;
  texts: AuthTexts;
}

/** Asks for a mail that resets the password. */
export function ResetPanel({ form, auth, texts: { page } }: ResetPanelProps) {
  const isHydrating = useIsHydrating();
  return (
    <Form aria-label={page.resetTitle} onSubmit={() => void form.submit()}>
      <TextField
        // There is nothing else to do here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={page.email}
        name="email"
        type="email"
        autoComplete="email"
        value={form.email}
        onChange={form.setEmail}
        errorMessage={form.emailError}
        isReadOnly={form.isPending}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isDisabled={!form.isComplete && !isHydrating}
        isPending={form.isPending}
        pendingLabel={page.sendingReset}
      >
        {page.sendReset}
      </Button>
      <AuthViewLink variant="quiet" to="signIn" auth={auth} isDisabled={form.isPending}>
        {page.cancel}
      </AuthViewLink>
    </Form>
  );
}
