import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../platform/fieldErrors';
import { useMessages, type TextsOf } from '../../platform/messages';
import { PasskeyError, passkeyProblemMessages, type PasskeyOptions } from '../../platform/passkeys';
import { useClubline, usePasskeyDevice } from '../../platform/provider';
import type { passkeySignInMessages } from './messages';
import { loadSignInOptions, signInWithPasskey } from './passkeys.calls';

/** A challenge counts for five minutes; what waits in a field is given a new one before. */
const RENEW_AFTER = 4 * 60_000;

/**
 * Signing in with a passkey alone, by a button and from the list of a field. Not offered where the
 * browser knows none or the server takes none.
 */
export function usePasskeySignIn(text: TextsOf<typeof passkeySignInMessages>) {
  const { client, clock, session, toast } = useClubline();
  const problems = useMessages(passkeyProblemMessages);
  const device = usePasskeyDevice();
  const [options, setOptions] = useState<PasskeyOptions | null>(null);
  const [round, setRound] = useState(0);
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  useEffect(() => {
    if (!device) return undefined;
    let isCurrent = true;
    // Without an answer nothing is offered; the password is there.
    loadSignInOptions(client).then(
      (loaded) => isCurrent && setOptions(loaded),
      () => undefined,
    );
    const timer = clock.setTimeout(() => setRound((before) => before + 1), RENEW_AFTER);
    return () => {
      isCurrent = false;
      clock.clearTimeout(timer);
    };
    // A new round is what loads them again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [client, clock, device, round]);

  const fail = (error: unknown) =>
    toast.add({
      title: text.failed,
      description:
        error instanceof PasskeyError
          ? problems[error.problem]
          : failureText(error, text.failedText),
      tone: 'critical',
    });
  const refuse = useRef(fail);
  useEffect(() => void (refuse.current = fail));

  // Fields offer passkeys from the moment on in which they are marked as taking them.
  useEffect(() => {
    if (!device || !options || isBusy.current) return undefined;
    let isCurrent = true;
    const wait = async () => {
      if (!(await device.canAutofill()) || !isCurrent) return;
      // Nobody has asked for anything yet, so that nothing is said of what does not work.
      const passkey = await device.get(options, { isAutofill: true }).catch(() => null);
      if (!passkey || !isCurrent) return;
      try {
        await signInWithPasskey(session, passkey);
      } catch (error) {
        refuse.current(error);
        setRound((before) => before + 1);
      }
    };
    void wait().catch(() => undefined);
    return () => {
      isCurrent = false;
      if (!isBusy.current) device.cancel();
    };
  }, [device, options, session]);

  const signIn = async () => {
    if (!device || isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      const fresh = (await loadSignInOptions(client)) ?? {};
      await signInWithPasskey(session, await device.get(fresh));
    } catch (error) {
      fail(error);
    }
    isBusy.current = false;
    setPending(false);
    // What waited in a field has ended with it.
    setRound((before) => before + 1);
  };

  return { isOffered: device !== null && options !== null, isPending, signIn: () => void signIn() };
}
