import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../app';
import { readConfig } from '../config';
import { REFUSAL_SCRIPT } from '../http/site/refusedFrame';
import { testConfig } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { hostileRequest } from '../testing/hostile/hostilePages';
import type { HostileRequest } from '../testing/hostile/hostilePages';
import { leastProcessorTime } from '../testing/hostile/processorTime';
import { sendRaw, textOf } from '../testing/hostile/rawRequest';
import type { RawAnswer } from '../testing/hostile/rawRequest';
import { createTally, INPUTS, PROCESSOR_MS, SEED } from '../testing/hostile/tally';
import { addressOf } from '../testing/sockets';

const SECRET = 'what stands beside the site';
const SCRIPTS = '<script>theme()</script><script type="module" src="/assets/main.js"></script>';

/** A site in a folder that has something beside it, and something hidden in it. */
function buildSite(): { folder: string; siteDir: string } {
  const folder = mkdtempSync(join(tmpdir(), 'clubline-hostile-'));
  const siteDir = join(folder, 'dist');
  const page = `<!doctype html><html lang="en"><head>${SCRIPTS}</head><body></body></html>`;
  const files = {
    'secret.txt': SECRET,
    '.git/HEAD': SECRET,
    '.git/config': SECRET,
    'dist/.git/HEAD': SECRET,
    'dist/.env': SECRET,
    'dist/.env.local': SECRET,
    'dist/index.html': page,
    'dist/shell.html': page,
    'dist/404.html': page,
    'dist/terms/index.html': page,
    'dist/embed/chat.html': page.replace('<head>', '<head><meta content="%ANCESTORS%">'),
    'dist/assets/main.js': 'run()'.repeat(9_000),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { folder, siteDir };
}

describe('hostile requests for pages, files and the API’s document', async () => {
  const { folder, siteDir } = buildSite();
  const database = await freshDatabase('embedded');
  const { embedPartners } = readConfig({ EMBED_PARTNERS: 'harbour=https://news.example' });
  const api = await createApp(testConfig({ ...database.config, siteDir, embedPartners }));
  afterAll(async () => {
    await api.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const server = await addressOf(api);

  const scriptsOf = (page: string) => page.match(/<script[\s\S]*?<\/script>/g)?.join('') ?? '';

  function wrongIn(answer: RawAnswer, { url }: HostileRequest): string[] {
    const { statusCode, headers } = answer;
    const payload = textOf(answer);
    const type = String(headers['content-type'] ?? '');
    const policy = String(headers['content-security-policy'] ?? '');
    const isDocument = url.startsWith('/api/docs');
    // Pages that answer forms run nothing at all; files of the site have no style of ours.
    const isPlain = policy.startsWith("default-src 'none'; style-src 'sha256-");
    const isFile =
      policy === "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
    const isRefusal = policy.endsWith('; frame-ancestors *');
    const isPage = type.includes('html') && payload !== '' && !isDocument && !isPlain && !isRefusal;
    const location = headers.location === undefined ? '' : String(headers.location);
    return [
      ...(statusCode < 500 ? [] : [`is answered ${statusCode}`]),
      ...(payload.includes(SECRET) ? ['tells what stands beside the site'] : []),
      ...(headers['set-cookie'] === undefined ? [] : ['sets a cookie']),
      ...(/^(|\/(?![/\\]).*)$/.test(location) ? [] : [`leads to ${location}`]),
      ...(isPlain && (/<script/i.test(payload) || !policy.includes("frame-ancestors 'none'"))
        ? ['lets an answer to a form run scripts, or be framed']
        : []),
      ...(isFile && type.includes('html') ? ['gives a page the headers of a file'] : []),
      ...(isRefusal && scriptsOf(payload) !== `<script>${REFUSAL_SCRIPT}</script>`
        ? ['changes what runs in place of a frame']
        : []),
      ...(isPage && scriptsOf(payload) !== SCRIPTS ? ['changes the scripts of a page'] : []),
      ...(isPage && !/script-src [^;]*'sha256-/.test(policy) ? ['lets any script run'] : []),
      ...(isPage && /frame-ancestors (?!'self'( https:\/\/news\.example)?(;|$))/.test(policy)
        ? ['lets anybody frame a page']
        : []),
      ...(type !== '' && !type.includes('json') && headers['x-content-type-options'] !== 'nosniff'
        ? ['leaves its type to be guessed']
        : []),
    ];
  }

  const shown = ({ method, url, headers }: HostileRequest) =>
    `${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)}`;

  test(
    'are refused at worst, show nothing else and change nothing that runs',
    async () => {
      const tally = createTally();
      const requests = fc.sample(hostileRequest, { numRuns: Math.ceil(INPUTS / 6), seed: SEED });
      for (const request of requests) {
        const { answer, processorMs } = await leastProcessorTime(
          () => sendRaw(server, request),
          PROCESSOR_MS,
        );
        const kind = `${Math.floor(answer.statusCode / 100)}xx`;
        tally.add(kind, processorMs, wrongIn(answer, request), shown(request));
      }
      tally.report('pages and files');
      expect(tally.found).toEqual([]);
    },
    60_000 + INPUTS * 20,
  );
});
