import { pictureSrcSet, type FirstPicture, type FirstRequest } from '@clubline/features';

/** Answers that were asked for before anybody needed them. */
export interface AheadAnswers {
  /** What they were asked with. */
  authorization: string;
  /** When they were asked for, in ms since the epoch. */
  at: number;
  /** By address. */
  answers: Record<string, Promise<Response>>;
}

/** What of the browser it takes. */
export interface AskingPage {
  location: Pick<Location, 'pathname'>;
  localStorage: Pick<Storage, 'getItem'>;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Begins to load a module. */
  preload(file: string): void;
  /** Begins to fetch a picture of the first view. */
  preloadPicture(picture: ShownPicture): void;
  now(): number;
}

/** A picture as an element of the page shows it. */
export interface ShownPicture {
  address: string;
  srcSet?: string | undefined;
  /** How wide it is shown; said with `srcSet`. */
  sizes?: string;
}

/** What a document says of the page it is for. */
export interface AheadOfPage {
  /** Address of the API, ending in `/api`. */
  base: string;
  /** The path of its route, with `:name` where a part of it is a parameter. */
  path: string;
  /** The modules of its code. */
  files: readonly string[];
  requests: readonly FirstRequest[];
  /** Its largest picture, where that is known before anything is asked. */
  picture?: string;
}

/** A token with less than this left, in ms, is renewed first: nothing is asked with it. */
const LEFT_MS = 15_000;
/** What was kept within these ms is shown as it is. */
const FRESH_MS = 300_000;
const TOKEN_KEY = 'cl_access_token';
const KEPT = 'sports_app_';

/**
 * Begins to load the code and the first data of a page while the script of the site is still on its
 * way, for somebody who is signed in. It stands in the head of the document: small, and on its own.
 */
export function askAhead(of: AheadOfPage, page: AskingPage): AheadAnswers | undefined {
  const token = readToken(page.localStorage);
  if (!token) return undefined;
  // Answers are small and come first: a browser opens six connections at most.
  const asked = ask(of, token, page);
  of.files.forEach((file) => page.preload(file));
  if (of.picture) page.preloadPicture({ address: of.picture });
  return asked;
}

function ask(of: AheadOfPage, token: string, page: AskingPage): AheadAnswers | undefined {
  const at = page.now();
  const requests = of.requests.filter(({ keptAs }) => !isFresh(keptAs, page.localStorage, at));
  const addressed = aheadAddresses({ ...of, requests }, token, page, at);
  if (addressed.length === 0) return undefined;
  const authorization = `Bearer ${token}`;
  const answers: AheadAnswers['answers'] = {};
  for (const { address, pictures } of addressed) {
    const answer = page.fetch(address, askingWith(authorization));
    answers[address] = answer;
    readToEnd(answer, pictures && ((text) => fetchPictures(pictures, text, page)));
  }
  return { authorization, at, answers };
}

/** How a call is sent ahead: as features send it. */
export const askingWith = (authorization: string): RequestInit => ({
  headers: { Accept: 'application/json', Authorization: authorization },
  cache: 'no-cache',
});

/**
 * Reads an answer whether or not anybody takes it: one that is not read is on its way for ever. Who
 * takes it reads it all the same, and asks once more where it failed.
 */
export const readToEnd = (answer: Promise<Response>, onText?: (text: string) => void): void =>
  void answer
    .then((response) => response.clone().text())
    .then(onText)
    .catch(() => undefined);

/** Begins to fetch the pictures that an answer names where they are looked for. */
function fetchPictures(
  pictures: NonNullable<FirstRequest['pictures']>,
  text: string,
  page: Pick<AskingPage, 'preloadPicture'>,
): void {
  const answer: unknown = JSON.parse(text);
  for (const { at, sizes, list } of pictures)
    for (const entry of list ? firstEntries(answer, list) : [answer]) {
      const address = follow(entry, at);
      if (typeof address === 'string' && address)
        page.preloadPicture({ address, srcSet: pictureSrcSet(address), sizes });
    }
}

/** What the keys lead to; undefined where there is no such thing. */
const follow = (from: unknown, keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | null | undefined)?.[key],
    from,
  );

/** The entries of a list that its page shows first. */
function firstEntries(
  answer: unknown,
  { at, by, unless, most }: NonNullable<FirstPicture['list']>,
): unknown[] {
  const entries = follow(answer, at);
  return Array.isArray(entries)
    ? entries
        .filter((entry) => !unless.some((key) => follow(entry, [key])))
        .sort((a, b) => String(follow(a, [by])).localeCompare(String(follow(b, [by]))))
        .slice(0, most)
    : [];
}

/** The token of who is signed in; null without one, and where nothing may be read. */
export const readToken = (storage: AskingPage['localStorage']): string | null =>
  read(storage, TOKEN_KEY);

function read(storage: AskingPage['localStorage'], name: string): string | null {
  try {
    return storage.getItem(name);
  } catch {
    return null;
  }
}

function isFresh(
  keptAs: string | undefined,
  storage: AskingPage['localStorage'],
  now: number,
): boolean {
  const kept = keptAs && read(storage, KEPT + keptAs);
  if (!kept) return false;
  try {
    return now - (JSON.parse(kept) as { at: number }).at < FRESH_MS;
  } catch {
    return false;
  }
}

/** Whether the kept list of one's own clubs names this one. */
const isOwnClub = (id: string, storage: AskingPage['localStorage']): boolean =>
  read(storage, `${KEPT}clubs`)?.includes(JSON.stringify(id)) === true;

/** A first call with the address it is sent to. */
export interface AddressedRequest extends FirstRequest {
  address: string;
}

/**
 * What a page asks for first, at this path and for whom the token is; nothing where the token is
 * about to end.
 */
export function aheadAddresses(
  { base, path, requests }: Omit<AheadOfPage, 'files'>,
  token: string,
  { location, localStorage }: Pick<AskingPage, 'location' | 'localStorage'>,
  now: number,
): AddressedRequest[] {
  const claims = claimsOf(token);
  if (!claims?.sub || !claims.exp || claims.exp * 1_000 - now < LEFT_MS) return [];
  const given = location.pathname.split('/');
  const values: Record<string, string> = { me: claims.sub };
  path.split('/').forEach((part, index) => {
    if (part[0] === ':') values[part.slice(1)] = decodeURIComponent(given[index] ?? '');
  });
  return requests
    .filter(({ isForMembers }) => !isForMembers || isOwnClub(values['id']!, localStorage))
    .map((request) => ({
      ...request,
      address:
        base +
        request.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]!)),
    }));
}

/** Who a token is for, and when it ends; undefined where it does not say. */
function claimsOf(token: string): { sub?: string; exp?: number } | undefined {
  try {
    const payload = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
    return JSON.parse(atob(payload)) as { sub?: string; exp?: number };
  } catch {
    return undefined;
  }
}
