import { personAtHome, signIn, type Person } from './people';
import { expect, test } from './product';
import { callsWhile, picture } from './watch';

const PIN = process.env['VITE_ADMIN_PIN'] ?? '4821';
const createPage = '/_admin/create-racer';

/** Signs in, gets past the PIN, and fills the form except for the name. */
async function fillRacer({ page }: Person, account: string, password: string) {
  await page.goto(`/auth?next=${encodeURIComponent(createPage)}`);
  await signIn({ page } as Person, account, password);
  await page.getByLabel('PIN').fill(PIN);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByRole('textbox', { name: 'Age' }).fill('27');
  await page.getByRole('textbox', { name: 'Height (inches)' }).fill('71');
  await page.getByRole('textbox', { name: 'Origin' }).fill('Annecy, France');
  await page.getByRole('textbox', { name: 'Boat manufacturer' }).fill('Nordvik');
  await page.getByRole('textbox', { name: 'Bio' }).fill('Fast starter.');
}

test('an administrator enters a racer; a fan finds and edits it, and may not enter one', async ({
  browser,
  product,
}) => {
  // Eight steps of two people take longer than one step of one.
  test.setTimeout(150_000);
  const admin = await personAtHome(browser, product.url, 'admin');
  const demo = await personAtHome(browser, product.url, 'demo');
  const name = 'Ines Caldera';
  let racerPath = '';

  await test.step('a wrong PIN is said to be wrong, letters are none', async () => {
    await admin.page.goto(`/auth?next=${encodeURIComponent(createPage)}`);
    await signIn(admin, 'admin', 'admin1234');
    const pin = admin.page.getByLabel('PIN');
    await pin.pressSequentially('a1b2c3');
    await expect(pin).toHaveValue('123');
    await expect(admin.page.getByRole('button', { name: 'Unlock' })).toBeDisabled();
    await pin.pressSequentially(PIN.startsWith('123') ? '0' : '4');
    await admin.page.getByRole('button', { name: 'Unlock' }).click();
    await expect(admin.page.getByRole('alertdialog', { name: 'Wrong PIN' })).toBeVisible();
    await admin.page.keyboard.press('Enter');
    await expect(pin).toHaveValue('');
    await pin.fill(PIN);
    await admin.page.getByRole('button', { name: 'Unlock' }).click();
    await expect(admin.page.getByRole('heading', { name: 'Create racer' })).toBeVisible();
  });

  await test.step(
    'the unlocked page stays unlocked; existing athletes are offered, and a ' +
      'name that is taken is refused',
    async () => {
      await admin.page.reload();
      const field = admin.page.getByRole('combobox', { name: 'Name' });
      await field.pressSequentially('mateo a');
      await expect(admin.page.getByRole('option', { name: /Mateo Arrieta/ })).toBeVisible();
      await field.fill('MATEO ARRIETA');
      await admin.page.keyboard.press('Escape');
      for (const [label, text] of [
        ['Age', '27'],
        ['Height (inches)', '71'],
        ['Origin', 'Annecy, France'],
        ['Boat manufacturer', 'Nordvik'],
        ['Bio', 'Fast starter.'],
      ] as const) {
        await admin.page.getByRole('textbox', { name: label }).fill(text);
      }
      await admin.page.getByRole('button', { name: 'Create racer' }).click();
      await expect(admin.page.getByText('Please fix the form')).toBeVisible();
      await expect(
        admin.page
          .getByText(
            /^Duplicate athlete .*MATEO ARRIETA.* already exists\. Select it .* change the name\.$/,
          )
          .first(),
      ).toBeVisible();
    },
  );

  await test.step('a new name makes a racer, whose page opens', async () => {
    await admin.page.getByRole('combobox', { name: 'Name' }).fill(name);
    await admin.page.keyboard.press('Escape');
    await admin.page.getByRole('button', { name: 'Create racer' }).click();
    await expect(admin.page.getByText('Racer created')).toBeVisible();
    await expect(admin.page).toHaveURL(/\/racer\/[0-9a-f-]{30,}$/);
    await expect(admin.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(admin.page.getByText('5′11″')).toBeVisible();
    racerPath = new URL(admin.page.url()).pathname;
  });

  await test.step('a fan past the PIN is refused, and keeps what was typed', async () => {
    await fillRacer(demo, 'demo', 'demo1234');
    await demo.page.getByRole('combobox', { name: 'Name' }).fill('Nobody Yet');
    await demo.page.keyboard.press('Escape');
    await demo.page.getByRole('button', { name: 'Create racer' }).click();
    await expect(demo.page.getByText('Create failed')).toBeVisible();
    await expect(demo.page.getByText(/administrator/i).first()).toBeVisible();
    await expect(demo.page.getByRole('textbox', { name: 'Bio' })).toHaveValue('Fast starter.');
  });

  await test.step('a racer’s page needs at most five calls, by id and by name', async () => {
    for (const path of [racerPath, '/racer/mateo-arrieta']) {
      const calls = await callsWhile(demo.page, () => demo.page.goto(path));
      await expect(demo.page.getByText('Career WF Wins')).toBeVisible();
      expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(5);
    }
  });

  await test.step('the fan finds the racer and gives a photo, its words and an age', async () => {
    await demo.page.getByRole('button', { name: 'Search racers' }).click();
    await demo.page.getByRole('searchbox', { name: 'Search racers' }).fill('caldera');
    await demo.page
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(name) })
      .click();
    await expect(demo.page).toHaveURL(new RegExp(`${racerPath}$`));
    await demo.page.getByRole('button', { name: 'Edit' }).click();
    const dialog = demo.page.getByRole('dialog', { name: `Edit ${name}` });
    await dialog.locator('input[type=file]').setInputFiles(picture('ines.png'));
    await dialog
      .getByRole('textbox', { name: 'Describe the photo' })
      .fill('Ines at the start, helmet in hand.');
    await dialog.getByRole('textbox', { name: 'Age' }).fill('28');
    const told: string[] = [];
    demo.page.on(
      'request',
      (request) =>
        request.method() !== 'GET' &&
        told.push(
          `${request.method()} ${new URL(request.url()).pathname.split('/').slice(0, 4).join('/')}`,
        ),
    );
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(demo.page.getByText('Profile updated')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(told[0]).toContain('POST /api/athletes/upload-image');
    expect(told[1]).toContain('PUT /api/jet-ski-racer-details/');
  });

  await test.step('both hold over a reload; nothing changed just closes', async () => {
    await demo.page.reload();
    await expect(
      demo.page.getByRole('img', { name: 'Ines at the start, helmet in hand.' }),
    ).toBeVisible();
    await expect(demo.page.getByText('28 yrs')).toBeVisible();
    await demo.page.getByRole('button', { name: 'Edit' }).click();
    await demo.page.getByRole('button', { name: 'Save changes' }).click();
    await expect(demo.page.getByRole('dialog')).toHaveCount(0);
    await expect(demo.page.getByText('Profile updated')).toHaveCount(0);
  });

  await test.step('no racer of a name is said to be none', async () => {
    await demo.page.goto('/racer/nobody-of-this-name');
    await expect(
      demo.page.getByRole('heading', { name: "Couldn't load this racer" }),
    ).toBeVisible();
    await expect(demo.page.getByText('Racer not found')).toBeVisible();
  });

  expect(admin.complaints).toEqual([]);
  expect(demo.complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
});
