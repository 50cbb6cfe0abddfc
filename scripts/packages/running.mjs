/** Runs what an example runs, and ends all that was started for it. */
import { spawn } from 'node:child_process';
import { execute } from '../test/run.mjs';

const running = [];
/** Ends the servers, with all that they have started: npm leaves the one behind that it runs. */
export const stopAll = () =>
  running.splice(0).forEach(({ pid }) => {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  });
process.on('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** Ends all of it: what has failed, and what it has said. */
export const fail = (what, output = '') => {
  console.error(output);
  console.error(`${what} failed.\n\n0 passed, 1 failed`);
  process.exit(1);
};
/** Runs a command to its end. @returns {Promise<string>} its standard output */
export const run = async (what, command, args, options) => {
  const done = await execute(command, args, options);
  if (!done.isOk) fail(what, done.output);
  return done.stdout;
};
/** Starts a server, and waits until `url` answers. */
export const start = async (what, command, args, { url, ...options }) => {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...options,
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (child.exitCode !== null) fail(`Starting ${what}`, output);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  fail(`Starting ${what}`, output);
};
