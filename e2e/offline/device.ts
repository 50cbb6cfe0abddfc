import type { Browser, Page } from '@playwright/test';
import { newAccount, personSignedIn, type Person, type SignedIn } from '../people';

/** Resolves once the browser has kept the site. */
export const siteKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Somebody signed in, with a club of their own and a post in it. */
export async function personWithClub(
  browser: Browser,
  url: string,
  { username, club, post }: { username: string; club: string; post: string },
): Promise<{ person: Person; account: SignedIn; clubId: string }> {
  const account = await newAccount(url, username, 'Noor');
  const { data } = await account.send<{ data: { club: { id: string } } }>('POST', '/clubs', {
    name: club,
    ownerId: account.id,
  });
  const clubId = data.club.id;
  await account.send('POST', '/club-social/club-posts', {
    clubId,
    userId: account.id,
    content: post,
    mediaUrls: [],
  });
  return { person: await personSignedIn(browser, url, account), account, clubId };
}
