/** What says that nobody is signed in. */
const NOBODY = [204, 401, 403];

/**
 * Asks the page's own server for the token of who is signed in: `{ "token": "…" }`; 204, 401 and
 * 403 say that nobody is, and so does the token `null`. Throws for any other answer.
 */
export async function fetchToken(address: string): Promise<string | null> {
  const answer = await fetch(address, { cache: 'no-store' });
  if (NOBODY.includes(answer.status)) return null;
  if (!answer.ok) throw new Error(`${address} has answered ${answer.status}`);
  const { token } = Object(await answer.json());
  if (token !== null && typeof token !== 'string') throw new Error(`${address} holds no token`);
  return token;
}
