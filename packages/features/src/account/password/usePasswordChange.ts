import type { FormError, PasswordFormValues } from '@clubline/ui';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useFieldErrors } from '../../platform/fieldErrors';
import type { TextsOf } from '../../platform/messages';
import { useClubline, useNewPasswordMin } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { failureToast } from '../../platform/toast';
import { devicesKey } from '../devices/devicesKey';
import type { passwordChangeMessages } from './messages';
import { changePassword } from './password.calls';

type Texts = TextsOf<typeof passwordChangeMessages>;

const EMPTY: PasswordFormValues = { current: '', password: '', confirmation: '' };

/** What each field of the form is sent as. */
const properties = {
  current: ['currentPassword'],
  password: ['password', 'newPassword'],
  confirmation: [],
};

/** The form for a new password: what was typed, what is wrong with it, and sending it. */
export function usePasswordChange(text: Texts) {
  const { client, toast } = useClubline();
  const { mutate } = useSWRConfig();
  const user = useCurrentUser();
  const [values, setValues] = useState(EMPTY);
  const [isPending, setPending] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const isBusy = useRef(false);
  const server = useFieldErrors(properties);
  const errors = errorsIn(values, text, useNewPasswordMin());

  const submit = async () => {
    setHasTried(true);
    if (isBusy.current || errors.length > 0) return;
    isBusy.current = true;
    setPending(true);
    server.clear();
    try {
      const { current, password } = values;
      await changePassword(client, { currentPassword: current, password });
      setValues(EMPTY);
      setHasTried(false);
      toast.add({ title: text.changed, description: text.changedText, tone: 'positive' });
      // All other devices have gone.
      void mutate(devicesKey(user?.id ?? '')).catch(() => undefined);
    } catch (error) {
      server.show(error);
      toast.add(failureToast(text.failed, error, text.tryAgain));
    }
    setPending(false);
    isBusy.current = false;
  };

  return {
    values,
    onChange(next: PasswordFormValues) {
      server.clearChanged(values, next);
      setValues(next);
    },
    username: user?.username ?? '',
    isPending,
    /** Shown from the first attempt on. */
    errors: hasTried ? errors : [],
    /** What the server has said of the fields. */
    fieldErrors: server.errors,
    onSubmit: () => void submit(),
  };
}

function errorsIn(
  { current, password, confirmation }: PasswordFormValues,
  text: Texts,
  shortest: number,
) {
  const errors: FormError[] = [];
  if (!current) errors.push({ field: 'current', message: text.currentRequired });
  if (password.length < shortest) errors.push({ field: 'password', message: text.short(shortest) });
  if (confirmation !== password) errors.push({ field: 'confirmation', message: text.differ });
  return errors;
}
