import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createMailer, addressIn } from './mail';

const dataDir = mkdtempSync(join(tmpdir(), 'clubline-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const mailer = createMailer(
  { dataDir, smtpUrl: undefined, mailFrom: 'Clubline <no-reply@clubline.test>' },
  { info: vi.fn() } as never,
);

/** The lines of the head of the one mail that this sends. */
async function headOf(mail: Parameters<typeof mailer.send>[0]): Promise<string[]> {
  rmSync(join(dataDir, 'outbox'), { recursive: true, force: true });
  await mailer.send(mail);
  const [file] = readdirSync(join(dataDir, 'outbox'));
  const [head = ''] = readFileSync(join(dataDir, 'outbox', file!), 'utf8').split('\r\n\r\n');
  return head.split('\r\n');
}

test.each([
  'Your-bank<ann@example.test>',
  '(Your-bank)ann@example.test',
  '"Your-bank"<ann@example.test',
  'ben,ann@example.test',
])('%j goes to nobody by name, and to nobody else', async (to) => {
  const head = await headOf({ to, subject: 'Words', text: 'More words', replyTo: to });
  for (const field of ['To', 'Reply-To']) {
    const line = head.find((one) => one.startsWith(`${field}: `));
    // One address, which is quoted whole.
    expect(line).toMatch(/^[\w-]+: <"[^<>]+"@example\.test>?$/);
  }
});

test.each(['Clubline <hello@clubline.test>', 'hello@clubline.test'])(
  'a mailbox of the settings is written to: %s',
  async (mailbox) => {
    const head = await headOf({ to: addressIn(mailbox), subject: 'Words', text: 'More words' });
    expect(head).toContain('To: hello@clubline.test');
  },
);
