import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Sources that may hold the types of a component: its own, then those beside it. */
function sourcesNear(file) {
  const folder = dirname(file);
  const isSource = (name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|css)\.tsx?$/.test(name);
  const names = readdirSync(folder).filter((name) => isSource(name) && name !== basename(file));
  return [basename(file), ...names].map((name) => readFileSync(join(folder, name), 'utf8'));
}

const squeezed = (type) => type.replaceAll(/\s+/g, ' ').replace(/^\| /, '').trim();

/** The type of a prop as its source has it: `readonly ChatRoomMessage[]`; undefined for none. */
export function writtenType(sources, prop) {
  const line = new RegExp(`^ {2}${prop}\\??:([^;{}()]+);`, 'm');
  for (const source of sources) {
    const [, type] = line.exec(source) ?? [];
    if (type !== undefined) return squeezed(type);
  }
  return undefined;
}

/** What the named types of a prop hold, in code: `PostAuthor: { href?: string; name: string }`. */
export const shapesOf = (type, shapes) =>
  (type.match(/\b[A-Z]\w+/g) ?? [])
    .filter((name) => shapes.has(name))
    .map((name) => `\`${name}: { ${shapes.get(name).join('; ')} }\``);

/**
 * The fields of each type that a `surface.txt` names, by its name: `href?: string`.
 * @param {string} surface
 * @returns {Map<string, string[]>}
 */
export const shapesIn = (surface) =>
  new Map(
    surface.split(/^(?=\w)/m).flatMap((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [, name] = /^type (\w+)$/.exec(head) ?? [];
      const fields = lines.map((line) => line.trim()).filter(Boolean);
      return name === undefined || fields.length === 0 ? [] : [[name, fields]];
    }),
  );

/**
 * How a file's unread types are written.
 * @param {string} file
 * @returns {(prop: string) => string | undefined}
 */
export function typesNear(file) {
  let sources;
  return (prop) => {
    sources ??= sourcesNear(file);
    return writtenType(sources, prop);
  };
}
