import { post } from '../lists/longLists';
import { test } from './longLists';
import { expect, until } from './people';

test('what has left a long feed is printed, and found', async ({ person, lists }) => {
  const { screen } = await person(lists.owner);
  const { page } = screen;
  const main = screen.getByRole('main');
  /** How many posts are in the page, seen or not. */
  const count = () => page.evaluate(() => document.querySelectorAll('main article').length);
  const becomes = (isRight: (posts: number) => boolean) =>
    until(count, isRight, (posts) => `${posts} of ${lists.postIds.length} posts`);

  await screen.goto(`/clubs/${lists.clubId}`);
  await main.getByRole('article').nth(5).shown();
  const more = main.getByRole('button', { name: 'Load more' });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  while ((await more.count()) > 0) {
    const before = await height();
    await more.click();
    await until(
      height,
      (now) => now > before,
      () => 'nothing more is loaded',
    );
  }
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
  await becomes((posts) => posts < lists.postIds.length / 2);

  const find = (words: string) =>
    page.evaluate(
      (text: string) => (window as unknown as { find(words: string): boolean }).find(text),
      words,
    );
  await test.step('all of it is there while it is printed, at once', async () => {
    const printed = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.querySelectorAll('main article').length;
    });
    expect(printed).toBe(lists.postIds.length);
    await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
    await becomes((posts) => posts < lists.postIds.length / 2);
  });

  await test.step('the browser finds the first from the last, after Ctrl+F', async () => {
    await page.press('Control+f');
    await becomes((posts) => posts === lists.postIds.length);
    await page.evaluate(() => document.getSelection()?.collapse(document.body, 0));
    expect(await find(post(0))).toBe(true);
    await until(
      () => page.evaluate(() => String(document.getSelection())),
      (words) => words === post(0),
      (words) => `“${words}” is found`,
    );
  });
});
