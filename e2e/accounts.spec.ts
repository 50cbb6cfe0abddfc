import { pressOn, signInWithKeys, tabTo, write } from './keyboard';
import { mailTo } from './outbox';
import { newAccount, PASSWORD, personAtHome, personSignedIn } from './people';
import { expect, test } from './product';
import { picture } from './watch';

// Nobody in these journeys touches a mouse.

test('signing up, signing out, and signing in by name and by email', async ({
  browser,
  product,
}) => {
  const { page, complaints } = await personAtHome(browser, product.url, 'kim_lane');
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await test.step('the form says what is wrong, and waits until everything holds', async () => {
    await page.goto('/');
    await pressOn(page, page.getByRole('link', { name: 'Join', exact: true }).first());
    await expect(page).toHaveURL(`${product.url}/auth/sign-up?next=%2F`);
    await expect(page).toHaveTitle('Sign up · Clubline');
    await expect(page.getByRole('heading', { level: 1, name: 'Join Clubline' })).toBeFocused();
    await write(page, field('First Name'), 'Kim');
    await write(page, field('Last Name'), 'Lane');
    await write(page, field('Username'), 'demo');
    await write(page, field('Email Address'), 'kim_lane@fans');
    await expect(page.getByText('Username is already taken')).toBeVisible();
    await write(page, field('Password'), 'sevens!');
    await expect(page.getByText('Invalid email format.')).toBeVisible();
    await write(page, field('Confirm Password'), 'sevens?');
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    for (const message of [
      'Passwords do not match.',
      'Please select at least one sport.',
      'Please select at least one profile tag.',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
  });

  await test.step('mended, it makes the account and leads back to where it began', async () => {
    await tabTo(page, field('Username'), 'Shift+Tab');
    await write(page, field('Username'), 'Kim_Lane');
    await write(page, field('Email Address'), 'kim_lane@fans.example');
    await write(page, field('Password'), PASSWORD);
    await write(page, field('Confirm Password'), PASSWORD);
    await pressOn(page, page.getByRole('checkbox', { name: 'Jet-Ski' }), 'Space');
    await pressOn(page, page.getByRole('checkbox', { name: 'Golf' }), 'Space');
    for (const tag of ['Player', 'Fan', 'Parent'])
      await pressOn(page, page.getByRole('checkbox', { name: tag, exact: true }), 'Space');
    await expect(page.getByText('Choose at most two profile tags.')).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Create account' }));
    await expect(page.getByText('Welcome back, Kim!')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
  });

  await test.step('signing out leaves nothing behind', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Logout' }));
    await expect(page).toHaveURL(`${product.url}/auth`);
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter(
        (key) => key.startsWith('sports_app_') || (key.startsWith('cl_') && key !== 'cl_logout_at'),
      ),
    );
    expect(left).toEqual([]);
  });

  await test.step('a wrong password is said, and what was typed is kept', async () => {
    await signInWithKeys(page, 'kim_lane', 'not the one');
    await expect(page.getByText('Sign-in failed')).toBeVisible();
    await expect(field('Username or email')).toHaveValue('kim_lane');
    await expect(field('Password')).toBeFocused();
  });

  await test.step('by name, in any case', async () => {
    await tabTo(page, field('Username or email'), 'Shift+Tab');
    await signInWithKeys(page, 'KIM_Lane', PASSWORD);
    await expect(page).toHaveURL(`${product.url}/clubs`);
  });

  await test.step('by email', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Logout' }));
    await pressOn(page, page.getByRole('button', { name: 'Log out' }));
    await expect(page).toHaveURL(`${product.url}/auth`);
    await signInWithKeys(page, 'kim_lane@fans.example', PASSWORD);
    await expect(page).toHaveURL(`${product.url}/clubs`);
  });
  expect(complaints.filter((complaint) => !/401|400/.test(complaint))).toEqual([]);
});

test('a forgotten password is set anew by the mailed link, once', async ({ browser, product }) => {
  await newAccount(product.url, 'rae_moss', 'Rae');
  const { page } = await personAtHome(browser, product.url, 'rae_moss');
  await page.goto('/auth?next=%2Ffeed');
  await pressOn(page, page.getByRole('link', { name: 'Continue with email' }));
  await pressOn(page, page.getByRole('link', { name: 'Forgot password?' }));

  const send = page.getByRole('button', { name: 'Send reset link' });
  await write(page, page.getByLabel('Email Address'), 'rae_moss');
  await expect(send).toBeDisabled();
  await write(page, page.getByLabel('Email Address'), 'rae_moss@fans.example');
  await pressOn(page, send);
  await expect(page.getByText('Email sent')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toBeVisible();

  const mail = await mailTo(product, 'rae_moss@fans.example', 'Set a new password');
  const link = /^http\S+$/m.exec(mail)![0].trim();
  expect(link.startsWith(`${product.url}/reset-password?token=`)).toBe(true);

  await test.step('the link leads to a page of the product', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await write(page, page.getByLabel('New Password', { exact: true }), 'battery staple');
    await write(page, page.getByLabel('Confirm Password'), 'battery staple');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/auth/sign-in`);
    await signInWithKeys(page, 'rae_moss', 'battery staple');
    await expect(page).toHaveURL(`${product.url}/clubs`);
  });

  await test.step('a second time it says that it is used up, and leads to a new one', async () => {
    await page.goto(link);
    await write(page, page.getByLabel('New Password', { exact: true }), 'another one');
    await write(page, page.getByLabel('Confirm Password'), 'another one');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('This link has run out or was already used. Please ask for a new one.'),
    ).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: 'Ask for a new link' }));
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  });
});

test('settings: changes of every kind are saved, and a new username asks to sign in again', async ({
  browser,
  product,
}) => {
  const account = await newAccount(product.url, 'lee_park', 'Lee');
  const { page } = await personSignedIn(browser, product.url, account);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const update = page.getByRole('button', { name: 'Update Profile' });
  const saving: string[] = [];
  page.on(
    'request',
    (request) =>
      /\/users\/update-/.test(request.url()) && saving.push(new URL(request.url()).pathname),
  );

  await page.goto('/settings');
  await expect(field('First Name')).toHaveValue('Lee');
  await expect(update).toBeDisabled();
  await expect(field('Email Address')).not.toBeEditable();

  await test.step('only what was changed is sent', async () => {
    await write(page, field('Bio'), 'Rides at dawn.');
    await pressOn(page, update);
    await expect(page.getByText('Profile updated')).toBeVisible();
    expect(saving).toEqual(['/api/users/update-bio']);
    await expect(update).toBeDisabled();
  });

  await test.step('names, a tag that was not entered, and a picture', async () => {
    saving.length = 0;
    await tabTo(page, field('First Name'), 'Shift+Tab');
    await write(page, field('First Name'), 'Lea');
    const tags = page.getByRole('textbox', { name: 'Profile Tags' });
    await write(page, tags, 'coach');
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, page.getByLabel(/^Profile Picture/), 'Space');
    await (await chooser).setFiles(picture('me.png'));
    await expect(page.getByText('me.png')).toBeVisible();
    await pressOn(page, update);
    await expect(page.getByText('Profile updated')).toBeVisible();
    // What it says of the change before may still stand there.
    await expect
      .poll(() => saving.toSorted())
      .toEqual([
        '/api/users/update-bio',
        '/api/users/update-name',
        '/api/users/update-profile-picture',
      ]);
    await expect(page.getByRole('button', { name: 'Remove Coach' })).toBeVisible();
  });

  await test.step('a name that is taken is refused in the product’s words', async () => {
    await tabTo(page, field('Username'), 'Shift+Tab');
    await write(page, field('Username'), 'demo');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Username or email already in use.')).toBeVisible();
  });

  await test.step('a free one ends the session, and the new name signs in', async () => {
    await tabTo(page, field('Username'), 'Shift+Tab');
    await write(page, field('Username'), 'lea_park');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.url}/auth?reason=renamed`);
    await expect(page.getByRole('heading', { name: 'Your username has changed' })).toBeVisible();
    await signInWithKeys(page, 'lea_park', PASSWORD);
    await expect(page).toHaveURL(`${product.url}/clubs`);
    await page.goto('/profile');
    await expect(page).toHaveURL(`${product.url}/profile/lea_park`);
    await expect(page.getByRole('heading', { level: 1, name: 'Lea Okafor' })).toBeVisible();
  });
});

test('contact: a message reaches the outbox', async ({ browser, product }) => {
  const { page, complaints } = await personAtHome(browser, product.url, '');
  await page.goto('/contact');
  await write(page, page.getByLabel('Name'), 'Ona Reyes');
  await write(page, page.getByLabel('Email'), 'ona@club');
  await write(
    page,
    page.getByLabel('Message', { exact: true }),
    'We would like to sponsor the finals.',
  );
  await pressOn(page, page.getByRole('button', { name: 'Send Message' }));
  await expect(page.getByText('Invalid email format.')).toBeVisible();
  await tabTo(page, page.getByLabel('Email'), 'Shift+Tab');
  await write(page, page.getByLabel('Email'), 'ona@club.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  const mail = await mailTo(product, 'hello@clubline.example', 'Message from Ona Reyes');
  expect(mail).toContain('We would like to sponsor the finals.');
  await pressOn(page, page.getByRole('link', { name: 'Back to Home' }));
  await expect(page).toHaveURL(`${product.url}/`);
  expect(complaints).toEqual([]);
});
