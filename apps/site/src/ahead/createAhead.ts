import {
  aheadAddresses,
  askingWith,
  readToEnd,
  readToken,
  type AheadAnswers,
  type AheadOfPage,
  type AskingPage,
} from './askAhead';

type Fetch = typeof globalThis.fetch;

/**
 * How old an answer may be that nobody has asked for yet, in ms. The server tells pages what
 * happened shortly before they listened, and has to remember that for longer.
 */
export const LONGEST_MS = 8_000;
/** How long a page is held back by calls that are not answered, in ms. */
export const PATIENCE_MS = 5_000;
/** What was asked for within these ms is known: nobody asks for it ahead. */
const KNOWN_MS = 300_000;

/** What is asked for before the page that shows it is there. */
export interface Ahead {
  /**
   * Sends calls, and hands over what was asked for ahead: each answer once, to whoever asks the
   * same with the same right and soon enough, before anything is written. One that failed on its
   * way is asked for as if it had never been.
   */
  fetch: Fetch;
  /**
   * Asks for what a page shows first, but what is known already. Undefined where nothing of it is
   * on its way, else what ends when all is answered, whatever it says, or has taken too long.
   */
  ask(of: Omit<AheadOfPage, 'files'>, pathname: string): Promise<unknown> | undefined;
}

export interface AheadOptions {
  /** What the document has asked for. */
  begun: AheadAnswers | undefined;
  fetch: Fetch;
  now: () => number;
  /** Of the browser; undefined on a server, where nothing is asked. */
  localStorage: AskingPage['localStorage'] | undefined;
}

interface Waiting {
  authorization: string;
  at: number;
  answer: Promise<Response>;
}

export function createAhead({ begun, fetch, now, localStorage }: AheadOptions): Ahead {
  const waiting = new Map<string, Waiting>();
  const underWay = new Map<string, Promise<Response>>();
  const known = new Map<string, number>();
  const note = (address: string, authorization: string) =>
    known.set(`${authorization} ${address}`, now());
  const isKnown = (address: string, authorization: string) =>
    now() - (known.get(`${authorization} ${address}`) ?? -Infinity) < KNOWN_MS;
  const forgetOld = () => {
    for (const [address, { at }] of waiting) if (now() - at > LONGEST_MS) waiting.delete(address);
    for (const [call, at] of known) if (now() - at > KNOWN_MS) known.delete(call);
  };
  /** What somebody writes may change any answer, and who may have it. */
  const forgetAll = () => {
    for (const [address, { authorization }] of waiting) known.delete(`${authorization} ${address}`);
    waiting.clear();
  };
  if (begun)
    for (const [address, answer] of Object.entries(begun.answers)) {
      waiting.set(address, { authorization: begun.authorization, at: begun.at, answer });
      note(address, begun.authorization);
    }
  return {
    fetch(input, init) {
      const address = String(input);
      const authorization = new Headers(init?.headers).get('Authorization') ?? '';
      if ((init?.method ?? 'GET') !== 'GET') {
        forgetAll();
        return fetch(input, init);
      }
      forgetOld();
      note(address, authorization);
      const ahead = waiting.get(address);
      if (ahead?.authorization !== authorization) return fetch(input, init);
      waiting.delete(address);
      return untilAborted(
        ahead.answer.catch(() => fetch(input, init)),
        init?.signal,
      );
    },
    ask(of, pathname) {
      const token = localStorage && readToken(localStorage);
      if (!localStorage || !token) return undefined;
      forgetOld();
      const authorization = `Bearer ${token}`;
      const page = { location: { pathname }, localStorage };
      const addresses = aheadAddresses(of, token, page, now()).map(({ address }) => address);
      for (const address of addresses) {
        if (isKnown(address, authorization)) continue;
        const answer = fetch(address, askingWith(authorization));
        readToEnd(answer);
        waiting.set(address, { authorization, at: now(), answer });
        note(address, authorization);
        underWay.set(address, answer);
        const end = () => {
          if (underWay.get(address) === answer) underWay.delete(address);
        };
        answer.then(end, end);
      }
      const missing = addresses.flatMap((address) => underWay.get(address) ?? []);
      if (missing.length === 0) return undefined;
      return Promise.race([Promise.allSettled(missing), after(PATIENCE_MS)]);
    },
  };
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The answer, unless the call is given up before it comes. */
function untilAborted(
  answer: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
