import type { Browser, Page, Route } from '@playwright/test';
import { newAccount, personSignedIn, type SignedIn } from '../people';
import { expect, test as base, type Product } from '../product';

const CLUBS = 70;
const POSTS = 60;
const CHANNEL_MESSAGES = 110;
export const PEOPLE = 200;
const CHAT_MESSAGES = 450;
/** So many calls at once fill the lists. */
const AT_ONCE = 10;

/** Lists that are longer than what is in the page at any time, of one person. */
export interface LongLists {
  owner: SignedIn;
  clubId: string;
  /** Newest first, as the feed shows them. */
  postIds: readonly string[];
}

/** Words that fill one to six lines, always the same for the same row. */
const words = (row: number) => 'Faster past the second buoy. '.repeat(1 + ((row * 7) % 11)).trim();
export const post = (row: number) => `Post ${row}.`;
export const message = (row: number) => `Message ${row}.`;

async function inTurns<T>(count: number, make: (row: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at);
    // All at once would be more than the product takes from one person.
    // oxlint-disable-next-line no-await-in-loop
    made.push(...(await Promise.all(rows.map(make))));
  }
  return made;
}

export async function fill({ url }: Product): Promise<LongLists> {
  const owner = await newAccount(url, 'long_lists', 'Lina');
  const send = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${owner.accessToken}`,
      },
      body: JSON.stringify(body),
    });
    expect(answer.ok, path).toBe(true);
    return answer.json() as Promise<T>;
  };
  const clubs = await inTurns(CLUBS, (row) =>
    send<{ data: { club: { id: string } } }>('/clubs', {
      name: `Long Club ${String(row).padStart(2, '0')}`,
      ownerId: owner.id,
      description: words(row),
    }),
  );
  const clubId = clubs[0]!.data.club.id;
  // One after the other: the order of rows is what the journeys look at.
  const postIds: string[] = [];
  for (let row = POSTS - 1; row >= 0; row -= 1) {
    const body = { userId: owner.id, clubId, content: `${post(row)} ${words(row)}` };
    // oxlint-disable-next-line no-await-in-loop
    const answer = await send<{ data: { post: { id: string } } }>('/club-social/club-posts', body);
    postIds.unshift(answer.data.post.id);
  }
  const { data } = await owner.get<{ data: { channels: { id: string; name: string }[] } }>(
    `/club-channels/${clubId}`,
  );
  const channelId = data.channels.find(({ name }) => name === 'lounge')!.id;
  for (let row = 0; row < CHANNEL_MESSAGES; row += 1)
    // oxlint-disable-next-line no-await-in-loop
    await send(`/club-channels/${channelId}/messages`, {
      clubId,
      channelId,
      userId: owner.id,
      content: `${message(row)} ${words(row)}`,
      mediaUrls: [],
    });
  return { owner, clubId, postIds };
}

/** A product of which one person has long lists. */
export const test = base.extend<object, { lists: LongLists }>({
  lists: [
    async ({ product }, give) => give(await fill(product)),
    { scope: 'worker', timeout: 60_000 },
  ],
});
export { expect };

/**
 * How a browser holds what one reads when something above it changes: `auto` as Chromium and
 * Firefox do, `none` as Safari does, which leaves it to the page.
 */
type Anchoring = 'auto' | 'none';

/** The owner of the lists at a page, with or without a browser that holds their place. */
export async function reader(
  browser: Browser,
  { url }: Product,
  { owner }: LongLists,
  anchoring: Anchoring = 'auto',
): Promise<Page> {
  const { page } = await personSignedIn(browser, url, owner);
  if (anchoring === 'none')
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { overflow-anchor: none !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  return page;
}

/** Answers for a search for people, who would take long to sign up. */
export const manyPeople = (route: Route) => {
  const query = new URL(route.request().url()).searchParams;
  const [limit, number] = [Number(query.get('limit')), Number(query.get('page'))];
  const users = Array.from({ length: Math.min(limit, PEOPLE - (number - 1) * limit) }, (_, at) => {
    const row = (number - 1) * limit + at;
    return {
      id: `u-${row}`,
      username: `rider_${row}`,
      firstName: 'Rider',
      lastName: `Number ${row}.`,
      profilePicture: null,
    };
  });
  return route.fulfill({ json: { users, meta: { hasNextPage: number * limit < PEOPLE } } });
};

/** Answers for a live room with a long history. */
export const longHistory = (route: Route) => {
  const query = new URL(route.request().url()).searchParams;
  const end = Math.min(CHAT_MESSAGES, Number(query.get('before') ?? CHAT_MESSAGES + 1) - 1);
  const start = Math.max(0, end - Number(query.get('limit') ?? 100));
  const messages = Array.from({ length: query.has('after') ? 0 : end - start }, (_, at) => {
    const seq = start + at + 1;
    return {
      messageId: `m-${seq}`,
      userId: `u-${seq % 5}`,
      username: `rider_${seq % 5}`,
      profilePicture: null,
      message: `${message(seq)} ${words(seq)}`,
      createdAt: new Date(Date.UTC(2026, 4, 1) + seq * 600_000).toISOString(),
      seq,
    };
  });
  return route.fulfill({
    json: { data: { messages }, meta: { lastSeq: 450, hasMore: start > 0 } },
  });
};

/** Opens a list, all of it that comes by ‘Load more’. */
export async function loadAll(
  page: Page,
  path: string,
  rows: 'article' | 'listitem',
): Promise<void> {
  await page.goto(path);
  const more = page.getByRole('main').getByRole('button', { name: 'Load more' });
  await expect(page.getByRole('main').getByRole(rows).nth(5)).toBeAttached();
  while ((await more.count()) > 0) {
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await more.click();
    await page.waitForFunction((known) => document.documentElement.scrollHeight > known, before);
  }
}
