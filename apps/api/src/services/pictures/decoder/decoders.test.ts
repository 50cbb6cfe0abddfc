import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { createDecoders } from './decoders';

const folder = mkdtempSync(join(tmpdir(), 'clubline décoders-'));
afterAll(() => rmSync(folder, { recursive: true }));

function programOf(name: string, source: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  return pathToFileURL(file);
}

/** Does with its process what it is sent. */
const obedient = programOf(
  'obedient',
  `const all = [];
   const deeds = {
     hang() { for (;;); },
     abort() { process.abort(); },
     fill() { while (all.length < 64) all.push(Buffer.alloc(32 * 1_048_576, 1)); },
     throw() { throw new Error('at once'); },
     pid: () => String(process.pid),
     settings: () => Object.keys(process.env).sort().join(' '),
     kill() { process.kill(process.pid, 'SIGKILL'); },
   };
   process.on('disconnect', () => process.exit());
   process.on('message', ({ bytes }) => {
     const refusal = deeds[bytes.toString()]();
     process.send({ decoded: { refusal }, heldMegabytes: 64 });
   });
   process.send('ready');`,
);
const limits = { megabytes: 512, seconds: 30, idleSeconds: 30, idleMegabytes: 100 };
const asked = ({ decode }: ReturnType<typeof createDecoders>, deed: string) =>
  decode({ kind: 'png', bytes: Buffer.from(deed) }).then(
    (decoded) => ('refusal' in decoded ? decoded.refusal : 'a picture'),
    (error) => error.why as string,
  );

describe('a process that decodes', () => {
  test.each([
    ['aborts', 'abort'],
    ['takes more memory than it may', 'fill'],
    ['throws what nobody catches', 'throw'],
  ])('and %s ends alone, and the next picture is decoded', async (_what, deed) => {
    const decoders = createDecoders({ program: obedient, ...limits });
    expect(await asked(decoders, deed)).toBe('crashed');
    expect(await asked(decoders, 'pid')).toMatch(/^\d+$/);
  });

  test('and takes too long is ended', async () => {
    const decoders = createDecoders({ program: obedient, ...limits, seconds: 1 });
    expect(await asked(decoders, 'hang')).toBe('late');
    const patient = createDecoders({ program: obedient, ...limits });
    expect(await asked(patient, 'pid')).toMatch(/^\d+$/);
  });

  test('and is ended from outside, or does not begin, says nothing of the picture', async () => {
    const decoders = createDecoders({ program: obedient, ...limits });
    expect(await asked(decoders, 'kill')).toBe('away');
    const unsendable = { kind: 'png', bytes: (() => undefined) as unknown as Buffer } as const;
    await expect(decoders.decode(unsendable)).rejects.toMatchObject({ why: 'away' });
    const missing = createDecoders({ ...limits, program: pathToFileURL(join(folder, 'none')) });
    expect(await asked(missing, 'pid')).toBe('away');
  });

  test('serves one picture after the other, and two at once are two', async () => {
    const decoders = createDecoders({ program: obedient, ...limits });
    const first = await asked(decoders, 'pid');
    expect(await asked(decoders, 'pid')).toBe(first);
    const [one, other] = await Promise.all([asked(decoders, 'pid'), asked(decoders, 'pid')]);
    expect(one === first || other === first).toBe(true);
    expect(one).not.toBe(other);
  });

  test('ends once there has been nothing to do for a while', async () => {
    const decoders = createDecoders({ program: obedient, ...limits, idleSeconds: 0 });
    const pid = Number(await asked(decoders, 'pid'));
    await expect.poll(() => isThere(pid)).toBe(false);
  });

  test('ends at once where it still holds much of what the last picture took', async () => {
    const decoders = createDecoders({ program: obedient, ...limits, idleMegabytes: 63 });
    const pid = Number(await asked(decoders, 'pid'));
    await expect.poll(() => isThere(pid)).toBe(false);
    expect(await asked(decoders, 'pid')).not.toBe(String(pid));
  });

  test('has none of the settings of the node, which may be secret', async () => {
    const decoders = createDecoders({ program: obedient, ...limits });
    const settings = (await asked(decoders, 'settings')).split(' ');
    // The shell sets the first; whatever else there is, is of this machine's Node.
    expect(settings).toContain('MALLOC_ARENA_MAX');
    expect(settings.filter((name) => !['MALLOC_ARENA_MAX', 'PWD', '_'].includes(name))).toEqual([]);
  });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
