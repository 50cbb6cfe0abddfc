import type { Api } from '../app';
import { callerOf } from './callers';
import type { Answer } from './callers';

/** What somebody remembers of an answer, and sees when they ask again. */
export interface Remembered {
  /** The whole answer, as it was. */
  first: Answer;
  /** Asks whether it is still the same: 304, or what it is now. */
  again(): Promise<Answer>;
  /** Asks for it without saying that it is known. */
  whole(): Promise<Answer>;
}

/** Asks as the owner of a token, with the tag of an answer that is known. */
export async function askKnowing(
  { app }: Pick<Api, 'app'>,
  accessToken: string | undefined,
  path: string,
  tag: string | undefined,
): Promise<Answer> {
  return await callerOf(app, accessToken, { knownTag: tag }).get(path);
}

/** Reads an answer as the owner of a token, and remembers its tag. */
export async function remember(
  api: Pick<Api, 'app'>,
  accessToken: string | undefined,
  path: string,
): Promise<Remembered> {
  const whole = () => askKnowing(api, accessToken, path, undefined);
  const first = await whole();
  const tag = first.headers.etag as string | undefined;
  return { first, whole, again: () => askKnowing(api, accessToken, path, tag) };
}
