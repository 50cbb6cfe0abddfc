import { Button, Form, TextField } from '@clubline/ui';
import { useState } from 'react';
import { useFieldErrors } from '../platform/fieldErrors';
import { useClubline } from '../platform/provider';
import { readProviderEmailError, readProviderMessage, sendResetCode } from './auth.calls';
import type { AuthTexts } from './messages';
import { isEmailSound } from './signUp/signUpRules';

const properties = { email: ['email'] };

export interface ResetPanelProps {
  texts: AuthTexts;
  /** Cancelled, or the mail is on its way. */
  onDone: () => void;
}

/** Asks for a mail that resets the password. */
export function ResetPanel({ texts: { page, toasts }, onDone }: ResetPanelProps) {
  const { client, resetCodeKey, resetCodeUrl, toast } = useClubline();
  const [email, setEmail] = useState('');
  const [isPending, setPending] = useState(false);
  const server = useFieldErrors(properties);

  const submit = async () => {
    if (!isEmailSound(email) || isPending) return;
    setPending(true);
    server.clear();
    try {
      await sendResetCode(client, resetCodeUrl, resetCodeKey, email.trim());
      toast.add({ title: toasts.resetSent, description: toasts.resetSentText, tone: 'positive' });
      onDone();
    } catch (error) {
      server.show(error);
      const ofEmail = readProviderEmailError(error);
      if (ofEmail) server.add({ email: ofEmail });
      toast.add({
        title: toasts.resetFailed,
        description: readProviderMessage(error) ?? toasts.resetFailedText,
        tone: 'critical',
      });
    } finally {
      setPending(false);
    }
  };

  return (
    <Form aria-label={page.resetTitle} onSubmit={() => void submit()}>
      <TextField
        // The panel opens on a press and takes the place of what was pressed.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={page.email}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(value) => {
          server.clear();
          setEmail(value);
        }}
        errorMessage={server.errors.email}
        isReadOnly={isPending}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isDisabled={!isEmailSound(email)}
        isPending={isPending}
        pendingLabel={page.sendingReset}
      >
        {page.sendReset}
      </Button>
      <Button variant="quiet" onPress={onDone} isDisabled={isPending}>
        {page.cancel}
      </Button>
    </Form>
  );
}
