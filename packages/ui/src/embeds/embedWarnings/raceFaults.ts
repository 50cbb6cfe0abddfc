import { reasonIn } from '../../results/rankRace';
import { readRace } from '../../results/readRace';
import { readFrom } from '../../results/readRace/readFrom';
import { kindOf } from './kindOf';
import { placeFaults } from './placeFaults';
import { keyFaults } from './rowKeys';
import { sameRows, valueFaults } from './rowValues';
import { asText } from './asText';
import { warn, warnOfFaults } from './warnings';

/** Rows whose faults were named already. */
const named = new WeakSet<object>();

/** The rows that one table was drawn with last, and what they held then. */
export interface RowsBefore {
  rows?: unknown;
  text?: string;
}

const CHANGED_ROWS =
  'it is the same list as before, and has changed, which may not show. Give a new one, with new ' +
  'rows in place of those that have changed.';

/** The words of an unchecked race that say why there is no place, and are none that we know. */
function unknownReasons(race: unknown): string[] {
  const rows = valueOf(race, 'rows');
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, index) => {
    const motos = valueOf(row, 'motos');
    return [
      reasonFault(row, `rows[${index}]`),
      ...(Array.isArray(motos) ? motos : []).map((moto: unknown, place) =>
        reasonFault(moto, `rows[${index}].motos[${place}]`),
      ),
    ].filter((fault) => fault !== undefined);
  });
}

/** The row with the most motos, where `motoLabels` has fewer: the others are in no column. */
function motosWithoutLabel(race: unknown): string[] {
  const [rows, labels] = [valueOf(race, 'rows'), valueOf(race, 'motoLabels')];
  if (!Array.isArray(rows) || !Array.isArray(labels)) return [];
  const counts = rows.map((row: unknown) => {
    const motos = valueOf(row, 'motos');
    return Array.isArray(motos) ? motos.length : 0;
  });
  const most = Math.max(0, ...counts);
  if (most <= labels.length) return [];
  return [
    `rows[${counts.indexOf(most)}] has ${most} motos, motoLabels has ${labels.length}: those ` +
      'without a label count, and do not show',
  ];
}

function reasonFault(given: unknown, where: string): string | undefined {
  const status = valueOf(given, 'status');
  if (status === undefined || status === null || status === '') return undefined;
  if (typeof status === 'string' && reasonIn(status)) return undefined;
  return `${where}.status is none of DNF, DNS, DSQ: ${JSON.stringify(status)}`;
}

const valueOf = (given: unknown, name: string): unknown =>
  (given as Record<string, unknown> | null | undefined)?.[name];

/** Keys and values of a race and its rows that are not there, or not what they should be. */
function namesOf(race: unknown): string[] {
  const rows = valueOf(race, 'rows');
  if (!Array.isArray(rows)) return [];
  const title = valueOf(race, 'title') ?? null;
  return [
    ...(title === null ? ['the race has no title'] : []),
    ...keyFaults(rows),
    ...valueFaults(rows),
  ];
}

/** Rows that were compared with each other already. */
const compared = new WeakSet<object>();

/** Warns of rows that cannot be told apart, once for each list of them. */
export function warnOfEqualRows(embed: string, rows: unknown, rowKey?: unknown) {
  if (!Array.isArray(rows) || compared.has(rows)) return;
  compared.add(rows);
  warnOfFaults(embed, sameRows(rows, rowKey));
}

/** What is wrong with a race, and no reason to tell the page. */
const unseenFaults = (race: unknown) => [
  ...namesOf(race),
  ...unknownReasons(race),
  ...motosWithoutLabel(race),
  ...placeFaults(race),
];

/**
 * Warns of reasons that nobody knows, and of motos without a label, in data that have been read,
 * whose other faults the page hears. What was read of them is `rows`.
 */
export function warnOfUnseenFaults(embed: string, given: unknown, rows: object | undefined) {
  if (rows) named.add(rows);
  warnOfFaults(embed, unseenFaults(given));
}

/** What data without a race are, and what is expected in their place. */
function noRace(name: string, given: unknown): string {
  const expected = 'an object with title, motoLabels and rows';
  const says = (fault: string) => `${name} is ${kindOf(given)}: ${fault}`;
  if (typeof given === 'string') return says(`give what JSON.parse makes of it, ${expected}`);
  if (given instanceof Promise) return says('await it, and give what it holds');
  if (Array.isArray(given)) {
    const isRows = !!valueOf(given[0], 'motos') || !!valueOf(given[0], 'rider');
    return says(isRows ? `give it as rows of ${expected}` : `give one race, ${expected}`);
  }
  if (Object(given) !== given) return says(`give ${expected}`);
  const inner = Object.entries(given as object).find(([, value]) =>
    Array.isArray(valueOf(value, 'rows')),
  );
  if (inner) return says(`the race stands in its .${inner[0]}: give that`);
  const wrong = ['motoLabels', 'rows'].filter((key) => !Array.isArray(valueOf(given, key)));
  const faults = wrong.map((key) => `${key} is ${kindOf(valueOf(given, key))}`);
  return `${name}: ${faults.join(' and ')}, and has to be a list`;
}

/**
 * What is wrong with data that were read as a race, as `readRace` has it; where they hold none,
 * what they are and what is expected.
 * @param name where they come from: `data`, or an address
 */
export function problemsOf(name: string, given: unknown, problems: readonly string[]) {
  const hasRace = ['motoLabels', 'rows'].every((key) => Array.isArray(valueOf(given, key)));
  return hasRace ? problems : [noRace(name, given)];
}

/**
 * Warns of all that cannot be read in a race that a table is given, and of rows that have changed
 * since the same table was drawn with them: `before`, which it keeps.
 */
export function warnOfRace(embed: string, race: { rows?: unknown }, before: RowsBefore) {
  const { rows } = race;
  if (rows instanceof Object) {
    const text = asText(rows);
    if (before.rows === rows && before.text !== text)
      warn('bad-value', embed, CHANGED_ROWS, 'rows');
    Object.assign(before, { rows, text });
    warnOfEqualRows(embed, rows, valueOf(race, 'rowKey'));
    if (named.has(rows)) return;
    named.add(rows);
  }
  // What a page has read is named as it came, by the numbers that `problems` of it have.
  const given = (rows instanceof Object && readFrom.get(rows)) || race;
  warnOfFaults(embed, [
    ...problemsOf('props', given, readRace(given).problems),
    ...unseenFaults(given),
  ]);
}
