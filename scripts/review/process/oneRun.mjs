import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there, and somebody else's.
    return error.code === 'EPERM';
  }
};

function readPid(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * Claims a file for this process, which says who works in the folder beside it: two runs would
 * remove each other's files. What a run that is gone has left is taken over.
 * @param {string} file holds the id of the process
 * @returns {() => void} gives it free again
 * @throws when another process that is running has it
 */
export function claimRun(file) {
  mkdirSync(dirname(file), { recursive: true });
  const write = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    write();
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const pid = readPid(file);
    if (pid && isAlive(pid))
      throw new Error(`Another review is running here (process ${pid}). Let it end first.`, {
        cause: error,
      });
    rmSync(file, { force: true });
    write();
  }
  return () => rmSync(file, { force: true });
}

/** Removes a folder, into which something that has just been ended may still write. */
export const removeFolder = (folder) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 8, retryDelay: 50 });

/** What shells say of a process that a signal has ended. */
const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Cleans up however the process ends, but for SIGKILL; `cleanUp` must not wait for anything. */
export function cleanUpAtEnd(cleanUp) {
  process.on('exit', cleanUp);
  for (const [signal, code] of Object.entries(codes)) process.on(signal, () => process.exit(code));
}
