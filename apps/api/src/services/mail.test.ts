import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { addressIn, asciiDomain, createMailer } from './mail';

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

test.each([
  'ann@example.test..',
  'ann@example.test\u3002',
  'ann@\uff45xample\uff0eTEST',
  'ann@example.test.\ufe00',
])('%j goes to the mailbox that it is compared as', async (to) => {
  const head = await headOf({ to, subject: 'Words', text: 'More words' });
  expect(head).toContain('To: ann@example.test');
});

test.each(['/x', '?', '#x', '%2e'])('a domain with %s behind it is not the one without', (end) => {
  expect(asciiDomain(`example.test${end}`)).toBe(`example.test${end}`);
});

test.each(['Clubline <hello@clubline.test>', 'hello@clubline.test'])(
  'a mailbox of the settings is written to: %s',
  async (mailbox) => {
    const head = await headOf({ to: addressIn(mailbox), subject: 'Words', text: 'More words' });
    expect(head).toContain('To: hello@clubline.test');
  },
);

test('a mail says that a machine wrote it, so that no machine answers', async () => {
  const head = await headOf({ to: 'ann@example.test', subject: 'Words', text: 'More words' });
  expect(head).toContain('Auto-Submitted: auto-generated');
});

/** A mail server that repeats what it is told, as some do, and refuses it from this word on. */
async function refusingServer(word: 'RCPT' | 'DATA') {
  const server = createServer((socket) => {
    let isContent = false;
    socket.write('220 mail.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const said = data.toString().replaceAll(/\s+/g, ' ');
      const isRefused = isContent || said.startsWith(word === 'DATA' ? '.' : word);
      const answer = said.startsWith('DATA') ? '354 go on' : '250 fine';
      isContent ||= said.startsWith('DATA');
      socket.write(isRefused ? `550 5.7.1 Refused: ${said}\r\n` : `${answer}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

test.each(['RCPT', 'DATA'] as const)(
  'a server that refuses a mail at %s has nothing of it stand in the log',
  async (word) => {
    const server = await refusingServer(word);
    const sender = createMailer(
      { dataDir, smtpUrl: server.url, mailFrom: 'no-reply@clubline.test' },
      { info: vi.fn() } as never,
    );
    const refused = sender.send({ to: 'ann@secret.test', subject: 'A secret', text: 'The secret' });
    const error: unknown = await refused.catch((reason: unknown) => reason);
    server.close();
    expect(error).toMatchObject({ code: expect.any(String), responseCode: 550 });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
    expect(String((error as Error).stack)).not.toContain('secret');
  },
);
