import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { newAccount } from '../people';
import { picture } from '../watch';
import { joinClub } from './clubs';
import { PHONE } from './drivers/driver';
import { expect, test, until } from './people';
import type { Screen } from './screen';

const chooseFile = async ({ page }: Screen, path: string) => {
  const id = await page.evaluate(() => document.querySelector('input[type=file]')!.id);
  await page.setFiles(id, [path]);
};

/**
 * How many pictures of the server's are shown, and how many of these have come. One for another
 * width is not asked for.
 */
const pictures = ({ page }: Screen) =>
  page.evaluate(() => {
    const there = [...document.querySelectorAll<HTMLImageElement>('main img[src*="/uploads/"]')];
    const all = there.filter((one) => one.getClientRects().length > 0);
    return { all: all.length, come: all.filter((one) => one.naturalWidth > 0).length };
  });

const oneMoreCome = (screen: Screen, before: number) =>
  until(
    () => pictures(screen),
    ({ all, come }) => come > before && come === all,
    (now) => `${JSON.stringify(now)} pictures, of which ${before} were there before`,
  );

/** A photo as phones take them: on its side, with the place where it was taken. */
const photo = () =>
  sharp({ create: { width: 5_000, height: 3_000, channels: 3, background: 'seagreen' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 32/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Keeps the bytes of each file that the page puts into a form, as base64. */
const keepSentFiles = ({ page }: Screen) =>
  page.evaluate(() => {
    const append = FormData.prototype.append as (this: FormData, ...all: unknown[]) => void;
    FormData.prototype.append = function keep(this: FormData, ...all: unknown[]) {
      const [, value] = all;
      if (value instanceof File)
        void value.arrayBuffer().then((bytes) => {
          const text = Array.from(new Uint8Array(bytes), (one) => String.fromCharCode(one)).join(
            '',
          );
          document.documentElement.dataset['sentFile'] = btoa(text);
        });
      append.apply(this, all);
    };
  });

test('a photo is sent small, upright and without its place', async ({ person, product }, info) => {
  const file = info.outputPath('start.jpg');
  await writeFile(file, await photo());
  const account = await newAccount(product.url, `photo_${info.project.name}`, 'Pia');
  const { screen } = await person(account);
  await screen.goto('/settings');
  await screen.getByRole('textbox', { name: 'First Name' }).shown();
  await keepSentFiles(screen);
  await chooseFile(screen, file);
  await screen.getByRole('button', { name: 'Update Profile' }).click();
  await screen.getByText('Profile updated').shown();
  const sent = await screen.page.evaluate(() => document.documentElement.dataset['sentFile'] ?? '');
  const { width, height, exif, format } = await sharp(Buffer.from(sent, 'base64')).metadata();
  expect({ width, height, exif, format }).toEqual({
    width: 1_229,
    height: 2_048,
    exif: undefined,
    format: 'jpeg',
  });
});

for (const width of [1280, PHONE.width])
  test(`a post gets a picture, and a person a face, at ${width} px`, async ({
    person,
    product,
  }, info) => {
    const file = info.outputPath('buoy.png');
    await writeFile(file, picture('buoy.png').buffer);
    const account = await newAccount(product.url, `pic_${info.project.name}_${width}`, 'Pia');
    const { screen } = await person(account);
    await screen.page.resize(width, PHONE.height);
    const words = `At the last buoy, ${width} px wide`;

    await test.step('a picture that is described, in a post', async () => {
      await joinClub(screen);
      await screen.getByRole('textbox', { name: 'Write a post' }).fill(words);
      await chooseFile(screen, file);
      await screen.getByRole('textbox', { name: 'Describe the picture' }).fill('A red buoy');
      await screen.getByRole('button', { name: 'Post' }).click();
      const post = screen.getByRole('article', { hasText: words });
      await post.getByRole('img', { name: 'A red buoy' }).shown();
      await post.getByRole('button', { name: /^Open picture 1/ }).click();
      await screen.getByRole('dialog').getByRole('img', { name: 'A red buoy' }).shown();
      await screen.page.press('Escape');
      await screen.getByRole('dialog').gone();
    });

    await test.step('a face, which is there after a reload', async () => {
      await screen.goto('/settings');
      await screen.getByRole('textbox', { name: 'First Name' }).shown();
      await chooseFile(screen, file);
      await screen.getByRole('button', { name: 'Update Profile' }).click();
      await screen.getByText('Profile updated').shown();
      await screen.goto('/profile');
      await screen.getByRole('heading', { name: 'Pia Okafor' }).shown();
      await oneMoreCome(screen, 0);
    });
  });
