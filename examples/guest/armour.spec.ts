import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { figure } from '../figures.ts';
import { here } from './buildPage.ts';
import { expect, test } from './stage.ts';

const sheets = readdirSync(join(here, 'sheets')).map((file) => file.replace('.css', ''));
const allowed = 0.003;

/** What the embed looks like with a sheet of the page, by default in the height it takes. */
async function picture(
  page: Page,
  {
    name,
    width,
    media,
    sheet,
    height,
  }: { name: string; width: number; media: 'print' | 'screen'; sheet?: string; height?: number },
) {
  await page.reload();
  await page.emulateMedia({ media, reducedMotion: 'reduce' });
  if (sheet) await page.addStyleTag({ url: `/sheets/${sheet}.css` });
  await page.evaluate(([embed, inlineSize]) => stage.show(embed, { width: inlineSize }), [
    name,
    width,
  ] as const);
  const tall =
    height ??
    (await page.evaluate(() =>
      Math.ceil(document.querySelector('guest-box')?.getBoundingClientRect().height ?? 0),
    ));
  return {
    height: tall,
    image: await page.screenshot({
      clip: { x: 0, y: 0, width, height: tall },
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
    }),
  };
}

/** The share of pixels that differ so that one can see it. */
async function changed(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all(
    [one, other].map((image) =>
      sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!a || !b || a.data.length !== b.data.length) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    if (
      [0, 1, 2].some(
        (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > 16,
      )
    )
      different += 1;
  }
  return different / (a.data.length / 3);
}

test('there are twelve hostile sheets', () => {
  expect(sheets).toHaveLength(12);
});

for (const name of ['ResultsTable', 'ChatRoom']) {
  for (const width of [900, 360]) {
    test(`${name}, ${width} px wide, looks the same whatever the page says`, async ({
      page,
      open,
    }, info) => {
      await open();
      const plain = {
        screen: await picture(page, { name, width, media: 'screen' }),
        print: await picture(page, { name, width, media: 'print' }),
      };
      const worst = { share: 0, sheet: 'none of them' };
      for (const sheet of sheets) {
        const media = sheet === 'print' ? 'print' : 'screen';
        const before = plain[media];
        const { image } = await picture(page, { name, width, media, sheet, height: before.height });
        const share = await changed(before.image, image);
        if (share > worst.share) Object.assign(worst, { share, sheet });
        if (share > allowed) {
          writeFileSync(info.outputPath(`plain-${media}.png`), before.image);
          writeFileSync(info.outputPath(`${sheet}.png`), image);
        }
        expect.soft(share, sheet).toBeLessThanOrEqual(allowed);
      }
      figure(
        info,
        `pixels changed by ${sheets.length} hostile sheets, ${name}, ${width} px`,
        `${(worst.share * 100).toFixed(3)} % (${worst.sheet})`,
        `${allowed * 100} %`,
      );
    });
  }
}

test('the select of the chat has the arrow of the system, and no other, under every sheet', async ({
  open,
}) => {
  const page = await open();
  const arrow = () =>
    page.locator('select').evaluate((select) => {
      const { appearance, backgroundImage } = getComputedStyle(select);
      return { appearance, backgroundImage };
    });
  for (const sheet of sheets) {
    await page.reload();
    await page.addStyleTag({ url: `/sheets/${sheet}.css` });
    await page.evaluate(() => stage.show('ChatRoom'));
    expect.soft(await arrow(), sheet).toEqual({ appearance: 'auto', backgroundImage: 'none' });
  }
});
