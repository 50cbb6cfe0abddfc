import type { ChatProblem, ChatRoomProps } from '@clubline/ui/ChatRoom';
import type { EmbedProblem } from '@clubline/ui/EmbedBoundary';
import { wholeAddress } from '@clubline/ui/embedWarnings';
import { useEffect, useRef } from 'react';
import { historyAddress } from '../chat';
import { loadLiveClient } from '../platform/socket';
import { badLocale, closedSocket } from './chatWarnings';
import type { PageOptions } from './sharedPage';

interface ProblemOptions
  extends
    Pick<PageOptions, 'api' | 'fetch' | 'socketFactory'>,
    Pick<ChatRoomProps, 'locale' | 'timeZone'> {
  room: string;
  onError?: ((problem: EmbedProblem) => void) | undefined;
}

const codes: Partial<Record<ChatProblem, EmbedProblem['code']>> = {
  unknownRoom: 'unknown-room',
  signInFailed: 'token',
};

/** The language as it is written in a page; undefined for one that cannot be. */
export function languageOf(locale: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}

/** Says what a room cannot do without, and is not there. */
export const missingOf = ({ api, room }: Record<'api' | 'room', string | undefined>) =>
  (!api || !room) && `\`${api ? 'room' : 'api'}\` is not given`;

/** What has come from an address that should have given a history. */
function wordsOf({ status, headers }: Response): string {
  const said = `has answered ${status}`;
  if (headers.get('content-type')?.includes('json')) return said;
  return `${said} and is no Clubline API, which ends in /api`;
}

/**
 * Tells the page of what is missing, and of a language or time zone that does not exist; returns
 * what tells it of what keeps people from the room.
 */
export function useProblems({
  api,
  room,
  locale,
  timeZone,
  fetch = globalThis.fetch,
  socketFactory,
  onError,
}: ProblemOptions): (problem: ChatProblem, error: Error | null) => void {
  const tell = useRef(onError);
  useEffect(() => {
    tell.current = onError;
  });
  const missing = missingOf({ api, room });
  useEffect(() => {
    if (missing) tell.current?.({ code: 'missing', error: new Error(missing) });
  }, [missing]);
  useEffect(() => {
    try {
      Intl.DateTimeFormat(locale, { timeZone });
    } catch (error) {
      tell.current?.({
        code: 'bad-locale',
        error:
          process.env.NODE_ENV === 'development' ? badLocale(locale, timeZone) : (error as Error),
      });
    }
  }, [locale, timeZone]);

  return (problem, error) => {
    const address = historyAddress(api, room);
    const report = (code: EmbedProblem['code'], words: string, known?: Error | null) =>
      tell.current?.({
        code,
        error:
          known ??
          new Error(
            `${process.env.NODE_ENV === 'development' ? wholeAddress(address) : address} ${words}`,
          ),
      });
    // Why nobody could be signed in says nothing of how the API is reached.
    if (problem !== 'unreachable') report(codes[problem] ?? 'removed', 'has refused', error);
    else if (onError)
      // What is refused to this origin alone may still be sent for, unseen.
      fetch(address)
        .then((answer) =>
          // What opens the connection loads apart, and may be missing where the API is well. It is
          // asked for again: whether it was there before, nobody has kept.
          (socketFactory ? Promise.resolve() : loadLiveClient()).then(
            () => () =>
              report(
                'unreachable',
                wordsOf(answer),
                process.env.NODE_ENV === 'development' ? closedSocket(api, answer) : null,
              ),
            (lost) => () => report('missing-script', '', lost),
          ),
        )
        .catch(() =>
          fetch(address, { mode: 'no-cors' }).then(
            () => () => report('cors', `does not let ${location.origin} read it`),
          ),
        )
        .catch(() => () => report('unreachable', 'does not answer'))
        .then((tellOf) => tellOf());
  };
}
