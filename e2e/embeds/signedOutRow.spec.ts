import { chatRoom } from '@clubline/ui/locales/es';
import { expect, test, type Page } from '@playwright/test';
import { api, element, serveChat } from './embedPage';

/** Functions cannot be handed to a page; what stands in this row are words. */
const spanish = Object.fromEntries(
  Object.entries(chatRoom).filter(([, text]) => typeof text === 'string'),
);

/** A chat on whose page nobody is signed in yet. */
async function openSignedOut(page: Page, labels: object) {
  await serveChat(page);
  await page.setContent(`<!doctype html><clubline-chat api="${api}" room="final"></clubline-chat>`);
  await page.locator('clubline-chat').evaluate((chat, given) => {
    Object.assign(chat, { labels: given, getToken: () => null });
  }, labels);
  await page.addScriptTag({ content: element('features/dist/elements/chat.js') });
}

const languages = {
  English: {
    labels: {},
    words: 'Type a message…',
    button: 'Sign in to chat',
  },
  Spanish: {
    labels: spanish,
    words: chatRoom.placeholder,
    button: chatRoom.signIn,
  },
};

for (const [language, { labels, words, button }] of Object.entries(languages))
  for (const width of [320, 375, 480])
    test(`who is signed out reads the whole row in ${language}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openSignedOut(page, labels);
      const field = page.getByPlaceholder(words);
      const signIn = page.getByRole('button', { name: button });
      // One line of words is as tall as the button beside it, or below.
      const { height } = (await signIn.boundingBox())!;
      expect(height).toBe(44);
      expect((await field.boundingBox())!.height).toBe(44);
      const isCut = await field.evaluate((area) => area.scrollWidth > area.clientWidth);
      expect(isCut).toBe(false);
    });
