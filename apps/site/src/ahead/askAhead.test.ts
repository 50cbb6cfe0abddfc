import type { FirstPicture } from '@clubline/features';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { askAhead, type AheadOfPage, type ShownPicture } from './askAhead';
import { createAhead, LONGEST_MS, PATIENCE_MS } from './createAhead';

const NOW = 1_700_000_000_000;
const tokenFor = (sub: string, seconds = 900) =>
  `h.${btoa(JSON.stringify({ sub, exp: NOW / 1_000 + seconds }))}.s`;

const club: AheadOfPage = {
  base: '/api',
  path: '/clubs/:id',
  files: ['/assets/frame.js', '/assets/Club.js'],
  requests: [{ path: '/auth/me', keptAs: 'user' }, { path: '/clubs/:id/details?user_id=:me' }],
};

/** A page at a club's address, with what its storage holds. */
function pageWith(
  stored: Record<string, string>,
  pathname = '/clubs/c%201',
  body: (address: string) => unknown = (address) => ({ address }),
) {
  const asked: { address: string; authorization: unknown }[] = [];
  const preloaded: string[] = [];
  const pictures: ShownPicture[] = [];
  const answers: Response[] = [];
  const page = {
    location: { pathname },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    fetch: (address: string, { headers }: RequestInit) => {
      asked.push({ address, authorization: (headers as Record<string, string>)['Authorization'] });
      const answer = Response.json(body(address));
      answers.push(answer);
      return Promise.resolve(answer);
    },
    preload: (file: string) => void preloaded.push(file),
    preloadPicture: (picture: ShownPicture) => void pictures.push(picture),
    now: () => NOW,
  };
  return { page, asked, preloaded, pictures, answers };
}
const signedIn = { cl_access_token: tokenFor('u/1') };

describe('before the script of the site has come', () => {
  test('the code and the first data of the page are asked for, by who is signed in', () => {
    const { page, asked, preloaded } = pageWith(signedIn);
    askAhead(club, page);
    const authorization = `Bearer ${signedIn.cl_access_token}`;
    expect(asked).toEqual([
      { address: '/api/auth/me', authorization },
      { address: '/api/clubs/c%201/details?user_id=u%2F1', authorization },
    ]);
    expect(preloaded).toEqual(club.files);
  });

  test('a visitor asks for nothing', () => {
    const { page, asked, preloaded } = pageWith({});
    expect(askAhead(club, page)).toBeUndefined();
    expect([...asked, ...preloaded]).toEqual([]);
  });

  test.each([
    ['is about to end', tokenFor('u1', 10)],
    ['says nothing', 'opaque'],
    ['is of another kind', 'a.b.c'],
  ])('with a token that %s the code is loaded, and nothing is asked', (_, token) => {
    const { page, asked, preloaded } = pageWith({ cl_access_token: token });
    expect(askAhead(club, page)).toBeUndefined();
    expect(asked).toEqual([]);
    expect(preloaded).toEqual(club.files);
  });

  test('what only members of a club may see is asked for by who has it among the own clubs', () => {
    const feed = { path: '/club-posts-feed/:me/:id', isForMembers: true };
    const ofMembers = { ...club, requests: [feed] };
    const asked = (stored: Record<string, string>) => {
      const opened = pageWith({ ...signedIn, ...stored });
      askAhead(ofMembers, opened.page);
      return opened.asked.map(({ address }) => address);
    };
    const own = (id: string) => ({
      sports_app_clubs: JSON.stringify({ at: NOW, data: { userClubs: [{ id }] } }),
    });
    expect(asked(own('c 1'))).toEqual(['/api/club-posts-feed/u%2F1/c%201']);
    expect(asked(own('c 2'))).toEqual([]);
    expect(asked({})).toEqual([]);
  });

  test('pictures that an answer names are fetched, in the widths there are of them', async () => {
    const pictured: AheadOfPage = {
      ...club,
      picture: '/assets/banner.svg',
      requests: [
        { path: '/auth/me' },
        {
          path: '/clubs',
          pictures: [0, 1, 2, 3].map((at) => ({ at: ['data', at, 'image'], sizes: '100vw' })),
        },
      ],
    };
    const widths = '/api/uploads/ab.webp#widths=160,640';
    const { page, pictures } = pageWith(signedIn, undefined, () => ({
      data: [{ image: widths }, { image: '/api/uploads/cd.webp' }, { image: null }],
    }));
    askAhead(pictured, page);
    await vi.waitFor(() => expect(pictures).toHaveLength(3));
    expect(pictures).toEqual([
      { address: '/assets/banner.svg' },
      {
        address: widths,
        srcSet: '/api/uploads/ab-160.webp 160w, /api/uploads/ab.webp 640w',
        sizes: '100vw',
      },
      { address: '/api/uploads/cd.webp', srcSet: undefined, sizes: '100vw' },
    ]);
  });

  test('of a list they are those of the entries that its page shows first', async () => {
    const cards: FirstPicture = {
      at: ['image'],
      sizes: '96px',
      list: { at: ['data', 'clubs'], by: 'name', unless: ['isMember'], most: 3 },
    };
    const ofList: AheadOfPage = { ...club, requests: [{ path: '/clubs', pictures: [cards] }] };
    const { page, pictures } = pageWith(signedIn, undefined, () => ({
      data: {
        clubs: [
          { name: 'Éclair', image: '/e.webp' },
          { name: 'Zebras', image: '/z.webp' },
          { name: 'Anglers', image: '/a.webp', isMember: true },
          { name: 'Fans', image: '/f.webp', isMember: false },
          { name: 'drifters', image: null },
          { name: 'Caps', image: '/c.webp' },
        ],
      },
    }));
    askAhead(ofList, page);
    await vi.waitFor(() => expect(pictures.length).toBeGreaterThan(0));
    expect(pictures.map(({ address }) => address)).toEqual(['/c.webp', '/e.webp']);
  });

  test.each([['no answer at all'], [null], [[]], [{ data: null }], [{ data: { image: 7 } }]])(
    'an answer that names none, %j, fetches none and is handed over all the same',
    async (body) => {
      const requests = [{ path: '/clubs', pictures: [{ at: ['data', 'image'], sizes: '1px' }] }];
      const { page, pictures } = pageWith(signedIn, undefined, () => body);
      const begun = askAhead({ ...club, requests }, page);
      expect(await (await begun!.answers['/api/clubs']!).json()).toEqual(body);
      expect(pictures).toEqual([]);
    },
  );

  test('what is kept and cannot be read is asked for', () => {
    const { page, asked, preloaded } = pageWith({ ...signedIn, sports_app_user: '{"at":' });
    askAhead(club, page);
    expect(asked.map(({ address }) => address)).toContain('/api/auth/me');
    expect(preloaded).toEqual(club.files);
  });

  test('nothing is asked where the browser forbids to read', () => {
    const { page, asked } = pageWith(signedIn);
    page.localStorage.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(askAhead(club, page)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('what is kept and fresh is not asked for again; what is old is', () => {
    const keptFor = (ms: number) => ({ sports_app_user: JSON.stringify({ at: NOW - ms }) });
    const fresh = pageWith({ ...signedIn, ...keptFor(60_000) });
    askAhead(club, fresh.page);
    expect(fresh.asked.map(({ address }) => address)).not.toContain('/api/auth/me');
    const old = pageWith({ ...signedIn, ...keptFor(600_000) });
    askAhead(club, old.page);
    expect(old.asked.map(({ address }) => address)).toContain('/api/auth/me');
  });
});

describe('what was asked for ahead', () => {
  const me = '/api/auth/me';
  const ofToken = (authorization: string) => ({ headers: { Authorization: authorization } });

  /** A fetch that takes what was asked ahead, and what it sends itself. */
  function taking({ age = 0, answer }: { age?: number; answer?: Promise<Response> } = {}) {
    const { page, answers } = pageWith(signedIn);
    const ahead = askAhead(club, page)!;
    if (answer) ahead.answers[me] = answer;
    const sent: string[] = [];
    const send = (input: RequestInfo | URL) => {
      sent.push(String(input));
      return Promise.resolve(Response.json('sent'));
    };
    const { fetch, ask } = createAhead({
      begun: ahead,
      fetch: send,
      now: () => NOW + age,
      localStorage: page.localStorage,
    });
    return { fetch, ask, sent, answers, ahead };
  }

  test('is handed over once, to whoever asks the same', async () => {
    const { fetch, sent, answers, ahead } = taking();
    expect(await fetch(me, { method: 'GET', ...ofToken(ahead.authorization) })).toBe(answers[0]);
    expect(sent).toEqual([]);
    await fetch(me, ofToken(ahead.authorization));
    expect(sent).toEqual([me]);
  });

  test('is for nobody else, for no other method and no other address', async () => {
    const { fetch, sent, ahead } = taking();
    await fetch(me, ofToken('Bearer of somebody else'));
    await fetch(me);
    await fetch(me, { method: 'POST', ...ofToken(ahead.authorization) });
    await fetch('/api/clubs', ofToken(ahead.authorization));
    expect(sent).toEqual([me, me, me, '/api/clubs']);
  });

  test('is sent anew once anything was written, by whoever waits for it', async () => {
    const { fetch, ask, sent, ahead } = taking();
    await fetch('/api/clubs/c2/join', { method: 'POST', ...ofToken(ahead.authorization) });
    await fetch(me, ofToken(ahead.authorization));
    await ask(club, '/clubs/c%201');
    expect(sent).toEqual(['/api/clubs/c2/join', me, '/api/clubs/c%201/details?user_id=u%2F1']);
  });

  test('is sent anew where nobody took it for long', async () => {
    const { fetch, sent, ahead } = taking({ age: LONGEST_MS + 1 });
    await fetch(me, ofToken(ahead.authorization));
    expect(sent).toEqual([me]);
  });

  test('is sent anew where it failed on its way', async () => {
    const failing = Promise.reject<Response>(new TypeError('Failed to fetch'));
    const { fetch, sent, ahead } = taking({ answer: failing });
    expect(await (await fetch(me, ofToken(ahead.authorization))).json()).toBe('sent');
    expect(sent).toEqual([me]);
  });

  test('is given up like any other call', async () => {
    const { fetch, ahead } = taking({ answer: new Promise(() => undefined) });
    const abort = new AbortController();
    const answer = fetch(me, { ...ofToken(ahead.authorization), signal: abort.signal });
    abort.abort(new Error('Gone on'));
    await expect(answer).rejects.toThrow('Gone on');
    await expect(
      fetch('/api/clubs/c%201/details?user_id=u%2F1', {
        ...ofToken(ahead.authorization),
        signal: abort.signal,
      }),
    ).rejects.toThrow('Gone on');
  });

  test('goes on with pages that are come to: only what nobody has asked for yet', async () => {
    const { fetch, ask, sent, ahead } = taking();
    expect(ask(club, '/clubs/c%201')).toBeUndefined();
    const first = ask(club, '/clubs/c2');
    // Whoever wants it meanwhile waits for the same.
    expect(ask(club, '/clubs/c2')).toBeInstanceOf(Promise);
    await first;
    expect(sent).toEqual(['/api/clubs/c2/details?user_id=u%2F1']);
    await fetch('/api/clubs/c2/details?user_id=u%2F1', ofToken(ahead.authorization));
    expect(ask(club, '/clubs/c2')).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  test('is read to its end, whether or not anybody takes it', async () => {
    const parts = ['{"name":', '"Hawks"}'];
    const whole = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull(stream) {
            const part = unread.shift();
            if (part === undefined) stream.close();
            else stream.enqueue(new TextEncoder().encode(part));
          },
        }),
      );
    const unread = [...parts];
    const { page } = pageWith(signedIn);
    const { ask, fetch } = createAhead({
      begun: undefined,
      fetch: () => Promise.resolve(whole()),
      now: () => NOW,
      localStorage: page.localStorage,
    });
    const { path, requests } = { ...club, requests: club.requests.slice(1) };
    void ask({ base: club.base, path, requests }, '/clubs/c2');
    await vi.waitFor(() => expect(unread).toEqual([]));
    const authorization = `Bearer ${signedIn.cl_access_token}`;
    const taken = await fetch('/api/clubs/c2/details?user_id=u%2F1', ofToken(authorization));
    expect(await taken.json()).toEqual({ name: 'Hawks' });
  });

  test('holds a page back for a while only', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { page } = pageWith(signedIn);
    const { ask } = createAhead({
      begun: undefined,
      fetch: () => new Promise(() => undefined),
      now: () => NOW,
      localStorage: page.localStorage,
    });
    const onReady = vi.fn();
    void ask(club, '/clubs/c2')!.then(onReady);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(onReady).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onReady).toHaveBeenCalledOnce();
  });
});
