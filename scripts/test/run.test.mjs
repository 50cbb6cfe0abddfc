import { expect, test } from 'vitest';
import { execute } from './run.mjs';

const node = (script, options) => execute(process.execPath, ['-e', script], options);

test('tells how a tool ended and what it said', async () => {
  expect(await node('console.log(1); console.error(2)')).toEqual({
    isOk: true,
    stdout: '1\n',
    output: expect.stringMatching(/^(1\n2|2\n1)\n$/),
  });
  expect((await node('process.exit(3)')).isOk).toBe(false);
  expect((await execute('no-such-tool', [])).output).toContain('ENOENT');
});

test('a tool that hangs is ended, and its words are kept', async () => {
  const { isOk, output } = await node('console.log("half way"); setInterval(() => {}, 1000)', {
    minutes: 0.02,
  });
  expect(isOk).toBe(false);
  expect(output).toMatch(/half way[^]*was ended: it had not finished after 0.02 minutes/);
});

test('what a tool leaves behind does not hold it up', async () => {
  const leave =
    'require("child_process").spawn("sleep", ["20"], { stdio: "inherit", detached: true });';
  const started = Date.now();
  const { isOk, output } = await node(`${leave} console.log("done"); process.exit(0)`, {
    grace: 100,
  });
  expect({ isOk, output }).toEqual({ isOk: true, output: 'done\n' });
  expect(Date.now() - started).toBeLessThan(15_000);
});
