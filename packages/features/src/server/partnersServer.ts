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
  person: PartnersPerson,
  options?: ServerOptions,
): Promise<PartnersToken> {
  // Code without types may give anything.
  const { id, name, image } = Object(person) as PartnersPerson;
  checkPerson({ id, name, image });
  const body = JSON.stringify({ id, name, image });
  const { answer, api } = await call('POST', '/partners/token', options, body);
  const { token, expiresAt } = (await bodyOf(answer)).data ?? {};
  if (typeof token === 'string' && typeof expiresAt === 'string') return { token, expiresAt };
  throw new PartnerError(`${api} has answered without a token.${hintFor(api)}`, answer.status);
}

/**
 * Removes one of your own people for good: they leave the room at once, and no other token is made
 * for them. What they wrote stays, without their picture. Rejects with a `PartnerError`.
 */
export async function removePerson(id: string, options?: ServerOptions): Promise<void> {
  checkText('id', id);
  // An address loses them: somebody else would be asked for, or nobody.
  if (/^\.+$/.test(id)) throw new PartnerError('id: not dots alone.', 400);
  await call('DELETE', `/partners/people/${encodeURIComponent(id)}`, options);
}

/** Refuses what cannot be a text of a person, as it may come from code without types. */
function checkText(name: 'id' | 'name' | 'image', given: unknown) {
  if (typeof given === 'string' && given.trim()) return;
  const fault =
    typeof given === 'string'
      ? 'empty'
      : given === undefined || given === null
        ? 'missing'
        : `of type ${typeof given}`;
  if (name === 'image' && fault === 'empty')
    throw new PartnerError(
      'image: it is empty. Without a picture leave it out, or give null.',
      400,
    );
  const advice = typeof given === 'number' ? ', e.g. String(id)' : '';
  throw new PartnerError(`${name}: it is ${fault}, and has to be a string${advice}.`, 400);
}

function checkPerson({ id, name, image }: PartnersPerson) {
  checkText('id', id);
  checkText('name', name);
  if (image !== undefined && image !== null) checkText('image', image);
}

/** The address of an API, or in words why it is none. */
function readApi(api: string, name: string): string {
  const { protocol } = URL.canParse(api) ? new URL(api) : {};
  if (protocol === 'https:' || protocol === 'http:') return api.replace(/\/+$/, '');
  throw new PartnerError(
    `${name} is "${api}", and has to be a whole address, e.g. https://clubline.example/api or, ` +
      'while you develop, http://localhost:4000/api.',
    0,
  );
}

/** What to look at where something answers that may be no API. */
const hintFor = (api: string) =>
  /\/api\/*$/.test(api) ? '' : ' Its address ends in /api, and this one does not.';

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
  if (!key || !api) {
    const [name, option] = key ? ['CLUBLINE_API', 'api'] : ['CLUBLINE_PARTNER_KEY', 'key'];
    throw new PartnerError(`${name} is not set, and no option ${option} is given.`, 0);
  }
  const answer = await fetch(readApi(api, options.api ? 'The option api' : 'CLUBLINE_API') + path, {
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
  // What is asked for elsewhere is not there, whatever is said of it.
  const isElsewhere = hintFor(api) && (answer.status === 404 || answer.status === 405);
  throw new PartnerError(
    typeof message === 'string' && !isElsewhere
      ? message
      : `${api} has answered ${answer.status}.${hintFor(api)}`,
    answer.status,
  );
}
