import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../install.mjs';

/** Whether somebody is watching; a log wants neither colours nor progress. */
export const isTerminal = Boolean(process.stdout.isTTY);

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What `npm run layers` gives to dependency-cruiser. */
export const layerArguments = scripts.layers.split(' ').slice(1);

/** The path of a tool that a dependency brings along. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Prints what a tool has said, as a log can keep it when there is no terminal. */
export const show = (output) =>
  console.log(isTerminal ? output : stripVTControlCharacters(String(output)));

const environment = (env) => {
  const all = { ...process.env, ...env };
  if (isTerminal) return all;
  // Some tools take any value of FORCE_COLOR for a yes.
  delete all.FORCE_COLOR;
  return { ...all, NO_COLOR: '1' };
};

/** The longest that a tool may take, in minutes: one that hangs fails, with what it has said. */
const LIMIT = 45;
/** How long what a tool has left behind may hold its output, in milliseconds. */
const GRACE = 5_000;

/** There a tool is a file of commands, which a shell has to read, and no process is in a group. */
const isWindows = process.platform === 'win32';

const running = new Set();

/** Ends a tool with all that it has started itself. */
const end = ({ pid }) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
};

// They are in groups of their own, to which nobody but this process sends a signal.
process.on('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => process.exit(128 + constants.signals[signal]));

/**
 * Runs a command to its end, or to a limit.
 * @param {object} [options]
 * @param {'pipe' | 'inherit'} [options.output] whether what it says is kept, or shown as it comes
 * @param {number} [options.minutes] after which it is ended, with all that it has started
 * @param {number} [options.grace] for how many milliseconds what it has left behind is heard
 * @returns {Promise<{ isOk: boolean, stdout: string, output: string }>} how it ended, what it said
 * on its standard output, and all that it said
 */
export const execute = (
  command,
  args,
  { env = {}, cwd = root, output: kind = 'pipe', minutes = LIMIT, grace = GRACE } = {},
) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: kind === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      shell: isWindows && command !== process.execPath,
    });
    running.add(child);
    let stdout = '';
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (stdout += chunk));
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    const settle = (isOk, note = '') => {
      if (!running.has(child)) return;
      clearTimeout(limit);
      end(child);
      running.delete(child);
      // A browser that it has left behind would hold them open for ever.
      child.stdout?.destroy();
      child.stderr?.destroy();
      if (kind === 'inherit' && note) console.error(note);
      resolve({ isOk, stdout, output: output + note });
    };
    const name = [basename(command), ...args].join(' ').slice(0, 80);
    const limit = setTimeout(
      () => settle(false, `\n${name} was ended: it had not finished after ${minutes} minutes.\n`),
      minutes * 60_000,
    );
    child.on('error', (error) => settle(false, String(error)));
    child.on('close', (code) => settle(code === 0));
    child.on('exit', (code) => setTimeout(settle, grace, code === 0).unref());
  });

/**
 * Runs a command. Its output is shown when it fails; with `isLive`, in a terminal, as it comes.
 * @returns {Promise<boolean>} whether it ended well
 */
export const run = async (command, args, { isLive = false, ...options } = {}) => {
  const { isOk, output } = await execute(command, args, {
    ...options,
    output: isLive && isTerminal ? 'inherit' : 'pipe',
  });
  if (!isOk && output) show(output);
  return isOk;
};
