import { useRef, useState } from 'react';
import { ApiError } from '../../platform/client';
import { failureText, useFieldErrors } from '../../platform/fieldErrors';
import { useMessages } from '../../platform/messages';
import { PasskeyError, passkeyProblemMessages } from '../../platform/passkeys';
import { useClubline } from '../../platform/provider';
import { carryOutChange, type ChangeOptions, type ConfirmedChange } from './carryOutChange';

const properties = { password: ['currentPassword'] };
/** What changes how one signs in, each time confirmed with the password. */
export function useConfirmedChange(options: ChangeOptions) {
  const { text, reload } = options;
  const { client, toast } = useClubline();
  const problems = useMessages(passkeyProblemMessages);
  const [change, setChange] = useState<ConfirmedChange>({ kind: 'add' });
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isBusy = useRef(false);
  const server = useFieldErrors(properties);

  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setProblem(undefined);
    server.clear();
    try {
      const done = await carryOutChange(change, password, { ...options, client });
      if (done.codes) setCodes(done.codes);
      if (done.said) toast.add({ title: done.said, tone: 'positive' });
      setOpen(false);
      setPassword('');
      void reload().catch(() => undefined);
    } catch (error) {
      server.show(error);
      if (error instanceof PasskeyError) setProblem(problems[error.problem]);
      else if (error instanceof ApiError && error.status === 401)
        // The page of settings goes, and this dialog with it.
        toast.add({ title: text.signedOut, tone: 'critical' });
      else setProblem(failureText(error, text.tryAgain));
    }
    setPending(false);
    isBusy.current = false;
  };

  const ask = (about: ConfirmedChange) => {
    server.clear();
    setProblem(undefined);
    setPassword('');
    setChange(about);
    setOpen(true);
  };

  return {
    /** Opens the dialog that asks for the password. */
    ask,
    /** Shown this once; empty when there are none to show. */
    codes,
    forgetCodes: () => setCodes([]),
    /** What a `PasswordDialog` needs. */
    dialog: {
      isOpen,
      onOpenChange: setOpen,
      title: change.kind === 'remove' ? text.removeTitle(change.name) : text[`${change.kind}Title`],
      description: text[`${change.kind}Hint`],
      confirmLabel: text[`${change.kind}Action`],
      value: password,
      onChange: (value: string) => (server.clear(), setPassword(value)),
      errorMessage: server.errors.password,
      problem,
      isPending,
      onSubmit: () => void submit(),
    },
  };
}
