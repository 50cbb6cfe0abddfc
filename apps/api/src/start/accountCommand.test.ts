import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Config } from '../config';
import { sendResetLink } from '../modules/auth/passwordReset';
import { callerOf } from '../testing/callers';
import { signUp } from '../testing/chatSender';
import { describeApi } from '../testing/describeApi';
import { openMailbox } from '../testing/mails';
import { buildNode, startNode } from '../testing/nodeProcess';
import { passkeyOwner } from '../testing/passkeyOwner';
import { connect } from '../testing/sockets';
import { changeAccountAs } from './accountCommand';

describeApi('npm run account', (t) => {
  const run = (words: string[], config: Partial<Config> = {}) =>
    changeAccountAs(words, () => ({ ...t.api.context.config, ...config }));
  const statusOf = async (accessToken: string) =>
    (await callerOf(t.api.app, accessToken).get('/auth/me')).status;

  test('disable closes an account and ends its sessions, enable opens it again', async () => {
    const { id, username, email, accessToken } = await t.person();
    expect(await run(['disable', id])).toBe(
      `${username} (${email}) is disabled, and signed out everywhere.`,
    );
    expect(await statusOf(accessToken)).toBe(401);
    const begin = async () =>
      statusOf((await t.api.context.sessions.start(t.api.context.db, id)).accessToken);
    expect(await begin()).toBe(401);
    expect(await run(['enable', id])).toBe(`${username} (${email}) can sign in.`);
    expect(await begin()).toBe(200);
  });

  test('disable closes accounts of administrators, too', async () => {
    const { id, accessToken } = await t.admin();
    await run(['disable', id]);
    expect(await statusOf(accessToken)).toBe(401);
  });

  test('no-admin takes the role away, at once, and says where it would come back', async () => {
    const admin = await t.admin();
    const keys = async () => (await admin.get('/admin/partner-keys')).status;
    expect(await keys()).toBe(200);
    const named = { adminUsernames: [admin.id] };
    expect(await run(['no-admin', admin.id], named)).toMatch(/ out of ADMIN_USERNAMES\.$/);
    expect([await keys(), await statusOf(admin.accessToken)]).toEqual([403, 200]);
    expect(await run(['no-admin', admin.id])).toMatch(/ is no administrator\.$/);
  });

  test('sign-out ends all sessions, and leaves the account open', async () => {
    const { id, accessToken } = await t.person();
    expect(await run(['sign-out', id])).toMatch(/ is signed out everywhere\.$/);
    expect(await statusOf(accessToken)).toBe(401);
    const again = await t.api.context.sessions.start(t.api.context.db, id);
    expect(await statusOf(again.accessToken)).toBe(200);
  });

  test.each(['sign-out', 'disable'])('after %s no link sets a password', async (action) => {
    const { id, email } = await t.person();
    const mailbox = openMailbox(t.api, email);
    await sendResetLink(t.api.context, email, 'en');
    const token = await mailbox.linkToken();
    mailbox.close();
    await run([action, id]);
    await run(['enable', id]);
    const set = await t.visitor.post('/auth/reset-password', { token, password: 'taken-over' });
    expect(set.status).toBe(400);
  });

  test('no-second-factor lets in who has lost it all, and mails them', async () => {
    const { id, account, addPasskey, askForPasskey, signIn, state } = await passkeyOwner(t);
    expect(await run(['no-second-factor', id])).toMatch(/ is not asked for a passkey after/);
    await addPasskey();
    await askForPasskey();
    expect((await signIn()).status).toBe(403);
    expect(await run(['no-second-factor', id])).toMatch(/ and was mailed so\.$/);
    expect((await signIn()).status).toBe(200);
    expect(await state()).toMatchObject({ isAskedAfterPassword: false, recoveryCodesLeft: 0 });
    const outbox = join(t.api.context.config.dataDir, 'outbox');
    const mails = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
    );
    const told = mails.filter((mail) => mail.includes('no longer asks for a passkey'));
    expect(told.map((mail) => mail.includes(`To: ${account.username}@`))).toEqual([true]);
  });

  test('a mail that cannot be sent does not keep anybody out', async () => {
    const { id, addPasskey, askForPasskey } = await passkeyOwner(t);
    await addPasskey();
    await askForPasskey();
    expect(await run(['no-second-factor', id], { smtpUrl: 'smtp://127.0.0.1:1' })).toMatch(
      / No mail could be sent: tell them\.$/,
    );
  });

  test('a username is no id: it may be another person’s by now', async () => {
    const { id, username, email, accessToken } = await t.person();
    await expect(run(['disable', username])).rejects.toThrow(
      new RegExp(`^Nobody has the id ${username}\\. If you mean .*${email}.*: ${id}$`),
    );
    await expect(run(['disable', 'nobody_at_all'])).rejects.toThrow(
      /^Nobody has the id nobody_at_all\.$/,
    );
    expect(await statusOf(accessToken)).toBe(200);
  });

  test.each([
    [[]],
    [['disable']],
    [['delete', 'x']],
    [['constructor', 'x']],
    [['disable', 'x', 'y']],
  ])('the words %j are explained', async (words) => {
    await expect(run(words)).rejects.toThrow(
      'npm run account -- disable|enable|sign-out|no-second-factor|no-admin <id>',
    );
  });

  test('a database that no node has made, or an older one, is left as it is', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'clubline-account-'));
    await expect(run(['disable', 'x'], { dataDir, databaseUrl: undefined })).rejects.toThrow(
      `DATA_DIR ${dataDir} holds no database.`,
    );
    expect(await readdir(dataDir)).toEqual([]);
    rmSync(dataDir, { recursive: true });
    const { db } = t.api.context;
    const { rows } = await sql<{ name: string; timestamp: string }>`
      delete from kysely_migration where name = '0020-disabled-accounts'
      returning name, timestamp`.execute(db);
    const refused = run(['disable', 'x']);
    await expect(refused).rejects.toThrow('The database is of an older version.');
    const [{ name, timestamp }] = rows as [{ name: string; timestamp: string }];
    await sql`insert into kysely_migration values (${name}, ${timestamp})`.execute(db);
  });
});

test('a node that runs meanwhile closes the sockets of an account', async () => {
  const main = await buildNode();
  const dataDir = mkdtempSync(join(tmpdir(), 'clubline-account-'));
  const node = await startNode(main, { DATA_DIR: dataDir });
  const { id, token } = await signUp(node.address);
  const socket = await connect(node.address, token);
  const program = join(dirname(main), 'account.js');
  const end = await new Promise<{ code: number | null; output: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const child = execFile(
      process.execPath,
      [program, 'disable', id],
      { env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
  expect(end).toEqual({
    code: 0,
    output: expect.stringMatching(/^fan_\w+ \(.*\) is disabled, and signed out everywhere\.\n$/),
  });
  await socket.ended;
  const again = await fetch(`${node.address}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(again.status).toBe(401);
  await node.kill('SIGTERM');
  rmSync(dataDir, { recursive: true });
}, 120_000);
