import type { Passkeys } from '@clubline/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../../platform/client';
import { failureText, useFieldErrors } from '../../platform/fieldErrors';
import { useMessages, type TextsOf } from '../../platform/messages';
import { PasskeyError, passkeyProblemMessages, type PasskeyDevice } from '../../platform/passkeys';
import { useClubline } from '../../platform/provider';
import type { passkeysMessages } from './messages';
import { passkeysCalls } from './passkeys.calls';

/** What the password is asked for. */
export type ConfirmedChange = 'add' | 'on' | 'off' | 'codes';

const properties = { password: ['currentPassword'] };
/** An answer that did not arrive says nothing of what was done. */
const isLost = (error: unknown) => error instanceof ApiError && error.status === 0;

const hasMore = (now: Passkeys | undefined, before: Passkeys | undefined) =>
  (now?.passkeys.length ?? 0) > (before?.passkeys.length ?? 0);

interface Options {
  device: PasskeyDevice;
  text: TextsOf<typeof passkeysMessages>;
  known: Passkeys | undefined;
  /** Loads one's passkeys again; rejects or is undefined when it cannot. */
  reload(): Promise<Passkeys | undefined>;
}

/** What changes how one signs in, each time confirmed with the password. */
export function useConfirmedChange({ device, text, known, reload }: Options) {
  const { client, toast } = useClubline();
  const problems = useMessages(passkeyProblemMessages);
  const [change, setChange] = useState<ConfirmedChange>('add');
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isBusy = useRef(false);
  const server = useFieldErrors(properties);

  const add = async () => {
    const options = await passkeysCalls.optionsToAdd(client, password);
    const passkey = await device.create(options);
    try {
      await passkeysCalls.add(client, passkey);
    } catch (error) {
      if (!isLost(error)) throw error;
      const now = await reload().catch(() => undefined);
      if (!hasMore(now, known)) throw new LostAnswer(text.addedMaybe);
    }
    toast.add({ title: text.addedToast, tone: 'positive' });
  };

  const setSecondFactor = async (isOn: boolean) => {
    try {
      setCodes(await passkeysCalls.setSecondFactor(client, { currentPassword: password, isOn }));
    } catch (error) {
      if (!isLost(error)) throw error;
      void reload().catch(() => undefined);
      throw isOn ? new LostAnswer(text.codesLost) : error;
    }
    if (!isOn) toast.add({ title: text.offToast, tone: 'positive' });
  };

  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setProblem(undefined);
    server.clear();
    try {
      await (change === 'add' ? add() : setSecondFactor(change !== 'off'));
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
      title: text[`${change}Title`],
      description: text[`${change}Hint`],
      confirmLabel: text[`${change}Action`],
      value: password,
      onChange: (value: string) => (server.clear(), setPassword(value)),
      errorMessage: server.errors.password,
      problem,
      isPending,
      onSubmit: () => void submit(),
    },
  };
}

/** What to say where an answer got lost and nobody knows what was done. */
class LostAnswer extends Error {
  override name = 'LostAnswer';
}
