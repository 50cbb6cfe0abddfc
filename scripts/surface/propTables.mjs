/**
 * Tables of props for readers, from the same types and comments that the surface is made of. In a
 * README each stands between `<!-- props Name -->` and `<!-- /props -->`.
 */

const MARKED = /(<!-- props (\w+) -->\n)[\s\S]*?(<!-- \/props -->)/g;

/** What is written in a cell, whose end a bar would be. */
const cell = (text) => text.replaceAll('|', '\\|');
const code = (text) => `\`${cell(text)}\``;
/** A value stands as code, words as they are. */
const presetOf = (text) => (/^(['\d]|true$|false$)/.test(text) ? code(text) : cell(text));

/**
 * @param {{ name: string, isOptional: boolean, type: string, meaning: string, preset: string }[]}
 *   members
 */
const tableOf = (members) =>
  [
    '| prop | type | meaning |',
    '|---|---|---|',
    ...members.map(
      ({ name, isOptional, type, meaning, preset }) =>
        `| ${code(name)}${isOptional ? '' : ', needed'} | ${code(type)} | ${cell(meaning)}${
          preset && ` Default: ${presetOf(preset)}.`
        } |`,
    ),
  ].join('\n');

/**
 * The text with its tables made anew.
 * @param {string} text
 * @param {(name: string) => Parameters<typeof tableOf>[0] | undefined} membersOf the props of a
 *   type by its name; undefined for one that is not exported
 */
export const withTables = (text, membersOf) =>
  text.replaceAll(MARKED, (_, before, name, after) => {
    const members = membersOf(name);
    if (!members) throw new Error(`There is no ${name} to make a table of.`);
    return `${before}\n${tableOf(members)}\n\n${after}`;
  });
