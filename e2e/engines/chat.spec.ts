import { startServerProxy } from '../../apps/api/src/testing/serverProxy';
import { newAccount } from '../people';
import { expect, test, until } from './people';
import { largestShift } from './scrolling';
import { Screen } from './screen';
import { enterRoom } from '../writer';

const ROOM = 'aqua_world_finals_2025';
const LONG = 'and a good deal more about it, so that some rows take several lines; '.repeat(3);

test.use({ settings: { RATE_LIMIT_SCALE: '100' } });

async function openRoom(screen: Screen) {
  await screen.goto('/scores');
  await screen.getByRole('button', { name: 'Join Live Chatroom' }).click();
  await screen.getByRole('textbox', { name: /message/i }).shown();
}

test('older chat messages come in above without moving what one reads', async ({
  person,
  product,
}, info) => {
  const account = await newAccount(product.url, `old_${info.project.name}`, 'Olga');
  // One socket may not say as much in so short a time.
  const writers = [
    await enterRoom(product.url, account, ROOM),
    await enterRoom(product.url, account, ROOM),
  ];
  for (let count = 1; count <= 400; count += 1)
    await writers[count % 2]!.say(`«${count}» ${count % 3 === 0 ? LONG : 'short'}`);
  for (const writer of writers) writer.leave();

  const { screen } = await person(account);
  await openRoom(screen);
  await screen.getByText('«400»').shown();
  await screen.getByText(/^\d+ online$/).shown();
  const rows = 'section[aria-label^="Messages, "] li';
  const box = 'section[aria-label^="Messages, "]';
  const shift = await largestShift(screen.page, {
    box,
    rows,
    by: -150,
    count: 40,
    watched: 250,
  });
  expect(shift).toBeLessThanOrEqual(1);
});

test('a message of an outage goes out once, and those of others come in, when it ends', async ({
  person,
  product,
}, info) => {
  const name = info.project.name;
  const reader = await newAccount(product.url, `cut_${name}`, 'Cara');
  const other = await newAccount(product.url, `oth_${name}`, 'Otto');
  const writer = await enterRoom(product.url, other, ROOM);
  const proxy = await startServerProxy(product.url);
  const { origin } = new URL(proxy.through(product.url));
  try {
    const { browser } = await person(reader, origin);
    const screen = new Screen(browser.page, origin);
    await openRoom(screen);
    await writer.say(`«before ${name}»`);
    await screen.getByText(`«before ${name}»`).shown();
    proxy.cut();
    await screen.getByText(/^(Reconnecting…|Offline)$/).shown();
    await screen.getByRole('textbox', { name: /message/i }).fill(`«kept ${name}»`);
    await screen.page.press('Enter');
    await screen.getByText('Waiting for the connection').shown();
    await writer.say(`«meanwhile ${name}»`);
    proxy.resume();
    await screen.getByText('Waiting for the connection').gone(30_000);
    await until(
      async () =>
        (await screen.getByRole('listitem').texts()).flatMap((row) =>
          row.includes(name) ? (/«[^»]*»/.exec(row)?.[0] ?? []) : [],
        ),
      (seen) =>
        seen.join() === [`«before ${name}»`, `«meanwhile ${name}»`, `«kept ${name}»`].join(),
      (seen) => `the room shows ${String(seen)}`,
    );
    browser.forgive(/failed|refused|connect|network|socket/i);
  } finally {
    writer.leave();
    await proxy.close();
  }
});
