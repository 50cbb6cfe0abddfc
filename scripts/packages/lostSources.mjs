import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

const { dirname, join } = posix;

/** The address of its map that a script or a style sheet ends in, inside the package. */
const mapOf = (file, text) => {
  const [, address] = /\/[/*]# sourceMappingURL=(\S+)(?: \*\/)?\s*$/.exec(text) ?? [];
  return address && !address.startsWith('data:') ? join(dirname(file), address) : undefined;
};

/** What a map names and neither holds nor has beside it. */
const unread = (file, { sources, sourceRoot = '', sourcesContent }, files) =>
  sources.filter(
    (source, index) =>
      typeof sourcesContent?.[index] !== 'string' &&
      !files.includes(join(dirname(file), sourceRoot, source)),
  );

/**
 * Looks whether whoever steps into what is installed finds its source.
 * @param {string} folder the package
 * @param {readonly string[]} files what of it is packed
 * @returns {string[]} which maps are named and not packed, and which name a source that they do not
 * hold and that is not packed, either
 */
export function lostSources(folder, files) {
  const textOf = (file) => readFileSync(join(folder, file), 'utf8');
  return [
    ...files
      .filter((file) => /\.(m?js|css)$/.test(file))
      .map((file) => [file, mapOf(file, textOf(file))])
      .filter(([, map]) => map && !files.includes(map))
      .map(([file, map]) => `${file} names ${map}, which is not there`),
    ...files
      .filter((file) => file.endsWith('.map'))
      .map((file) => [file, unread(file, JSON.parse(textOf(file)), files)])
      .filter(([, sources]) => sources.length > 0)
      .map(([file, sources]) => `${file} names ${sources.join(', ')}, which nobody can read`),
  ];
}
