import type { Page } from '@playwright/test';
import { newAccount, personSignedIn } from '../people';
import { expect, test } from '../product';

const run = (text: string, count: number) => text.repeat(count);

/** Texts that give a line no place to break; joined emoji are one letter, however many they are. */
const WORDS = [
  run('W', 280),
  `https://example.com/${run('a', 200)}`,
  run('مرحبا', 50),
  run('\u00A0W', 140),
  run('\u{1F1EA}\u{1F1F8}', 60),
  run('\u{1F469}\u200D', 70),
  `\u202E${run('W', 200)}`,
  run('\u2060W', 140),
];

/** How far the page goes beyond its window, and which posts, messages and their buttons do. */
const beyond = () => {
  const width = document.documentElement.clientWidth;
  const parts = document.querySelectorAll('article, article button, article a, [data-message]');
  return {
    page: document.documentElement.scrollWidth - width,
    parts: [...parts]
      .map((part) => ({ name: part.localName, ...part.getBoundingClientRect().toJSON() }))
      .filter(({ left, right }) => left < -1 || right > width + 1)
      .map(({ name, left, right }) => `${name} from ${left} to ${right}`),
  };
};

const firstText = (page: Page, path: string) =>
  path.includes('/channels/')
    ? page.getByText(/^W{20}/).first()
    : page.getByRole('article').first();

test('words that cannot be broken make no page scroll sideways, nor push its buttons away', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'wora_words', 'Wora');
  const { data } = await account.send<{ data: { club: { id: string } } }>('POST', '/clubs', {
    name: run('W', 60),
    description: WORDS[0],
    ownerId: account.id,
  });
  const clubId = data.club.id;
  const { data: found } = await account.get<{ data: { channels: { id: string; name: string }[] } }>(
    `/club-channels/${clubId}`,
  );
  const channel = found.channels[0]!;
  for (const content of WORDS) {
    await account.send('POST', '/club-social/club-posts', { clubId, content, userId: account.id });
    await account.send('POST', '/social/profile-posts', { content, mediaUrls: [] });
    await account.send('POST', `/club-channels/${channel.id}/messages`, { content });
  }
  const { page, complaints } = await personSignedIn(browser, product.url, account);
  for (const path of [
    '/feed',
    `/clubs/${clubId}`,
    `/clubs/${clubId}/channels/${channel.name}`,
    `/profile/${account.username}`,
  ])
    for (const width of [375, 1280])
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(firstText(page, path)).toBeVisible();
        expect(await page.evaluate(beyond)).toEqual({ page: 0, parts: [] });
      });
  expect(complaints).toEqual([]);
});
