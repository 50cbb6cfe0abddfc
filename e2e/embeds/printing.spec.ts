import { expect, test } from '@playwright/test';
import { openEmbeds, type Way } from './embedPage';

for (const way of ['chat element', 'chat in React'] satisfies Way[])
  test(`${way} on paper: messages, and nothing to press or to write in`, async ({ page }) => {
    await openEmbeds(page, way, '');
    const room = page.getByRole('region', { name: 'Live chat', exact: true }).first();
    await expect(room.getByText('Message 5')).toBeVisible();
    await expect(room.getByRole('combobox')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(room.getByText('Message 5')).toBeVisible();
    await expect(room.getByRole('heading', { name: 'Live chat' })).toBeVisible();
    for (const role of ['textbox', 'combobox', 'button'] as const)
      await expect(room.getByRole(role)).toHaveCount(0);
    await expect(room.getByText('Screen readers say')).toBeHidden();
  });
