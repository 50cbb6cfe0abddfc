import { useRef, useState } from 'react';
import { ApiError } from '../../platform/client';
import { failureText, useFieldErrors } from '../../platform/fieldErrors';
import { useMessages, type TextsOf } from '../../platform/messages';
import { PasskeyError, passkeyProblemMessages, type PasskeyOptions } from '../../platform/passkeys';
import { useClubline, usePasskeyDevice } from '../../platform/provider';
import type { passkeySignInMessages } from './messages';
import { readSecondFactor } from './passkeys.calls';

/** A right password that is not enough: what was typed, and what the browser needs for the rest. */
export interface SecondStep {
  identifier: string;
  password: string;
  options: PasskeyOptions;
  /** When the server said so, in ms since the epoch. */
  askedAt: number;
}

/** A challenge counts for five minutes. */
const FRESH_MS = 4 * 60_000;
const properties = { code: ['recoveryCode'] };

/** What is shown after the password: a passkey, or a recovery code in its place. */
export function useSecondStep(step: SecondStep, text: TextsOf<typeof passkeySignInMessages>) {
  const { clock, session } = useClubline();
  const problems = useMessages(passkeyProblemMessages);
  const device = usePasskeyDevice();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState<'passkey' | 'code' | null>(null);
  const isBusy = useRef(false);
  const asked = useRef({ options: step.options, at: step.askedAt });
  const server = useFieldErrors(properties);
  const { identifier, password } = step;

  /** The password alone asks for a new challenge where the one before is too old. */
  const freshOptions = async (): Promise<PasskeyOptions | null> => {
    if (clock.now() - asked.current.at < FRESH_MS) return asked.current.options;
    try {
      await session.signIn(identifier, password);
      return null;
    } catch (error) {
      const options = readSecondFactor(error);
      if (!options) throw error;
      asked.current = { options, at: clock.now() };
      return options;
    }
  };

  const attempt = async (what: 'passkey' | 'code', run: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(what);
    setProblem(undefined);
    server.clear();
    try {
      await run();
    } catch (error) {
      const isLost = error instanceof ApiError && error.status === 0;
      if (what === 'code') server.show(error);
      if (error instanceof PasskeyError) setProblem(problems[error.problem]);
      else if (isLost && what === 'code') setProblem(text.codeMaybeUsed);
      else setProblem(failureText(error, text.tryAgain));
      // A challenge that may have counted is not answered again.
      if (!(error instanceof PasskeyError)) asked.current.at = 0;
    }
    isBusy.current = false;
    setPending(null);
  };

  return {
    canUsePasskey: device !== null,
    code,
    setCode(value: string) {
      server.clear();
      setCode(value);
    },
    codeError: server.errors.code,
    problem,
    pending,
    usePasskey: () =>
      void attempt('passkey', async () => {
        const options = await freshOptions();
        if (!device || !options) return;
        await session.signIn(identifier, password, { passkey: await device.get(options) });
      }),
    submitCode: () =>
      void attempt('code', () =>
        session.signIn(identifier, password, { recoveryCode: code.trim() }),
      ),
  };
}
