import { resolve } from 'node:path';

/** The words of a command with its folders as seen from where it was called; options stay. */
export const foldersFrom = (folder, words) =>
  words.map((word) => (word.startsWith('--') ? word : resolve(folder, word)));
