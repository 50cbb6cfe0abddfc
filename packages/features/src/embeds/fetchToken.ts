import { wholeAddress } from '@clubline/ui/embedWarnings';
import { removal } from '../chat';
import { whatToAnswer, whyUnread } from './tokenWarnings';

/** What says that nobody is signed in. */
const NOBODY = [204, 401, 403];

/**
 * Asks the page's own server for the token of who is signed in: `{ "token": "…" }`; 204, 401 and
 * 403 say that nobody is, and so does the token `null`. `{ "removed": true }` says, with any
 * status, that who is signed in may not chat any more, which is thrown; so is any other answer,
 * which it names.
 */
export async function fetchToken(address: string): Promise<string | null> {
  const asked = process.env.NODE_ENV === 'development' ? wholeAddress(address) : address;
  const answer = await fetch(address, { cache: 'no-store' }).catch(async () => {
    // That of another origin may answer, and not let this page read it.
    const why =
      process.env.NODE_ENV === 'development'
        ? await whyUnread(address)
        : 'does not answer this page';
    throw new Error(`${asked} ${why}`);
  });
  const copy = process.env.NODE_ENV === 'development' ? answer.clone() : undefined;
  const { ok, status, headers, redirected, url } = answer;
  // Where a page stands in its place, there is none to read.
  const { token, removed } = Object(await answer.json().catch(() => {}));
  if (removed === true) throw removal();
  if (NOBODY.includes(status)) return null;
  if (ok && (token === null || typeof token === 'string')) return token;
  const from = redirected ? `${asked} (${url})` : asked;
  const type = headers.get('content-type') ?? 'no type';
  const advice =
    process.env.NODE_ENV === 'development' && ok && copy ? await whatToAnswer(copy) : '';
  throw new Error(`${from} has answered ${status}, ${type}, without a token${advice}`);
}
