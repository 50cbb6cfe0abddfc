import type { ChatProblem, ChatRoomProps } from '@clubline/ui/ChatRoom';
import type { EmbedProblem } from '@clubline/ui/EmbedBoundary';
import { useEffect, useRef } from 'react';
import { historyAddress } from '../chat';
import type { PageOptions } from './sharedPage';

interface ProblemOptions
  extends Pick<PageOptions, 'api' | 'fetch'>, Pick<ChatRoomProps, 'locale' | 'timeZone'> {
  room: string;
  onError?: ((problem: EmbedProblem) => void) | undefined;
}

const codes = { unknownRoom: 'unknown-room', signInFailed: 'token' } as const;

/** The language as it is written in a page; undefined for one that cannot be. */
export function languageOf(locale: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}

/**
 * Tells the page of a language or time zone that does not exist, and returns what tells it of what
 * keeps people from the room.
 */
export function useProblems({
  api,
  room,
  locale,
  timeZone,
  fetch = globalThis.fetch,
  onError,
}: ProblemOptions): (problem: ChatProblem, error: Error | null) => void {
  const tell = useRef(onError);
  useEffect(() => {
    tell.current = onError;
  });
  useEffect(() => {
    try {
      Intl.DateTimeFormat(locale, { timeZone });
    } catch (error) {
      tell.current?.({ code: 'bad-locale', error: error as Error });
    }
  }, [locale, timeZone]);

  return (problem, error) => {
    const address = historyAddress(api, room);
    const report = (code: EmbedProblem['code']) =>
      tell.current?.({ code, error: error ?? new Error(`${code}: ${address}`) });
    if (problem !== 'unreachable') report(codes[problem]);
    else if (onError)
      // What is refused to this origin alone may still be sent for, unseen.
      fetch(address)
        .then(() => 'unreachable' as const)
        .catch(() => fetch(address, { mode: 'no-cors' }).then(() => 'cors' as const))
        .catch(() => 'unreachable' as const)
        .then(report);
  };
}
