/** One of your own people, as they appear in a live room. */
export interface PartnersPerson {
  /**
   * Who it is by your own counting, always the same: letters, digits and `_.:+-`, 128 at most, and
   * not dots alone.
   */
  id: string;
  /** The name to show, beside which your own stands; 60 characters at most. */
  name: string;
  /** Address of their picture, with `https://`; without one their initials stand in. */
  image?: string | null | undefined;
}

/** What your server answers to the chat: `{ "token": "…" }`, and when it runs out. */
export interface PartnersToken {
  /** What the chat sends to the API, and your page keeps to itself. */
  token: string;
  /** ISO 8601; the chat asks for another one by itself. */
  expiresAt: string;
}

/** What does not stand in the environment of your server. */
export interface ServerOptions {
  /** The key that you were given. It stays on your server. @default CLUBLINE_PARTNER_KEY */
  key?: string | undefined;
  /** Where the API is, e.g. `https://clubline.example/api`. @default CLUBLINE_API */
  api?: string | undefined;
}

/** Why nothing was done; the message says it in words. */
export class PartnerError extends Error {
  /** Always `PartnerError`. */
  override name = 'PartnerError';
  /** As HTTP has it, e.g. 401 for a key that was revoked; 0 when no answer came. */
  readonly status: number;

  constructor(message: string, status: number, options?: { cause?: unknown }) {
    super(message, options);
    this.status = status;
  }
}

/** A page waits eight seconds for its own server. */
const PATIENCE_MS = 6_000;

/**
 * A token for one of your own people, which lets them chat for a quarter of an hour and do nothing
 * else. Rejects with a `PartnerError`; its `status` is 403 for who was removed.
 */
export async function createToken(
  { id, name, image }: PartnersPerson,
  options?: ServerOptions,
): Promise<PartnersToken> {
  const body = JSON.stringify({ id, name, image });
  const { answer, api } = await call('POST', '/partners/token', options, body);
  const { token, expiresAt } = (await bodyOf(answer)).data ?? {};
  if (typeof token === 'string' && typeof expiresAt === 'string') return { token, expiresAt };
  throw new PartnerError(`${api} has answered without a token.`, answer.status);
}

/**
 * Removes one of your own people for good: they leave the room at once, and no other token is made
 * for them. What they wrote stays, without their picture. Rejects with a `PartnerError`.
 */
export async function removePerson(id: string, options?: ServerOptions): Promise<void> {
  // An address loses them: somebody else would be asked for, or nobody.
  if (/^\.+$/.test(id)) throw new PartnerError('id: not dots alone.', 400);
  await call('DELETE', `/partners/people/${encodeURIComponent(id)}`, options);
}

/** What may stand in an answer. */
interface AnswerBody {
  data?: { token?: unknown; expiresAt?: unknown } | null;
  message?: unknown;
}

/** The fields of an answer; none of what is no JSON, or ends too early. */
const bodyOf = async (answer: Response): Promise<AnswerBody> =>
  ((await answer.json().catch(() => null)) as AnswerBody | null) ?? {};

async function call(
  method: string,
  path: string,
  options: ServerOptions = {},
  body?: string,
): Promise<{ answer: Response; api: string }> {
  const env = (globalThis.process as typeof process | undefined)?.env ?? {};
  const { key = env['CLUBLINE_PARTNER_KEY'], api = env['CLUBLINE_API'] } = options;
  if (!key || !api)
    throw new PartnerError(`${key ? 'CLUBLINE_API' : 'CLUBLINE_PARTNER_KEY'} is not set.`, 0);
  const answer = await fetch(api.replace(/\/+$/, '') + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body ?? null,
    // The key is for the API alone.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((cause: unknown) => {
    throw new PartnerError(`${api} has not answered.`, 0, { cause });
  });
  if (answer.ok) return { answer, api };
  const { message } = await bodyOf(answer);
  throw new PartnerError(
    typeof message === 'string' ? message : `${api} has answered ${answer.status}.`,
    answer.status,
  );
}
