import { Button, Form, TextField } from '@clubline/ui';
import { useState } from 'react';
import { useClubline } from '../provider';
import { readProviderMessage, sendResetCode } from './auth.calls';
import type { AuthTexts } from './copy';
import { isEmailSound } from './signUpRules';

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

  const submit = async () => {
    if (!isEmailSound(email) || isPending) return;
    setPending(true);
    try {
      await sendResetCode(client, resetCodeUrl, resetCodeKey, email.trim());
      toast.add({ title: toasts.resetSent, description: toasts.resetSentText, tone: 'positive' });
      onDone();
    } catch (error) {
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
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel opens on a press and takes the place of what was pressed */}
      <TextField
        autoFocus
        label={page.email}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        isReadOnly={isPending}
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
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
