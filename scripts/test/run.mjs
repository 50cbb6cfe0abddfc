import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Runs a command. Its output is shown when it fails; with `isLive`, in a terminal, as it comes.
 * @returns {Promise<boolean>} whether it ended well
 */
export const run = (command, args, { env = {}, isLive = false, cwd = root } = {}) =>
  new Promise((resolve) => {
    const isInherited = isLive && isTerminal;
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: isInherited ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    const end = (isOk) => {
      if (!isOk && output) show(output);
      resolve(isOk);
    };
    child.on('error', (error) => {
      output += error;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
