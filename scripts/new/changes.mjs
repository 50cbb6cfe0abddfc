import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RecipeError } from './partNames.mjs';

const templates = new URL('templates/', import.meta.url);

/** A template with each `__name__` filled in. */
const fill = (file, values) =>
  readFileSync(new URL(`${file}.txt`, templates), 'utf8').replaceAll(/__(\w+?)__/g, (hole, key) => {
    if (!(key in values)) throw new Error(`${file} asks for ${hole}, which nobody fills in.`);
    return values[key];
  });

/**
 * The files of a tree as they will be. Nothing is written before `write()`: a recipe that cannot be
 * followed to its end changes nothing.
 */
export function createChanges(root) {
  const files = new Map();
  const has = (path) => files.has(path) || existsSync(join(root, path));
  const read = (path) => files.get(path) ?? readFileSync(join(root, path), 'utf8');
  return {
    has,
    read,
    /** Adds a file made from a template. */
    create(path, template, values) {
      if (has(path)) throw new RecipeError(`${path} exists already.`);
      files.set(path, fill(template, values));
    },
    /** Changes a file; one that is not there is made from `missing`. */
    edit(path, change, missing) {
      if (!has(path) && missing === undefined)
        throw new RecipeError(`${path} is not there, so nothing can be added to it.`);
      const before = has(path) ? read(path) : missing;
      const after = change(before);
      if (after === before) throw new Error(`Nothing was added to ${path}: has its form changed?`);
      files.set(path, after);
    },
    /** Writes everything. Answers the paths. */
    write() {
      for (const [path, text] of files) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      return [...files.keys()];
    },
  };
}
