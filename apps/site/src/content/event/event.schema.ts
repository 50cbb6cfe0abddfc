import type { EventContent } from '@clubline/features';
import { problemsOfRace } from '@clubline/ui/raceRules';
import { z } from 'zod';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const words = z.string().trim().min(1);
/** Stands in addresses. */
const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'is no part of an address: lower-case letters, digits and single hyphens only',
  );
const place = z.int().min(1);
const reason = z.enum(['DNF', 'DNS', 'DSQ']).optional();
const picture = z.strictObject({ src: words, alt: words });

const row = z
  .strictObject({
    rank: place.nullable(),
    bikeNumber: z.union([z.int().min(0), words]).nullable(),
    rider: words,
    age: z.int().min(1).max(120).nullish(),
    motos: z.array(
      z
        .strictObject({ pos: place.nullable(), status: reason })
        .refine(
          ({ pos, status }) => pos === null || status === undefined,
          'has a place and a reason for having none',
        ),
    ),
    finalPos: place.nullish(),
    status: reason,
    plateDot: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'is no colour such as #3BB273')
      .optional(),
    plateLabel: words.optional(),
  })
  .refine(
    ({ plateDot, plateLabel }) => !plateDot === !plateLabel,
    'needs the colour of its plate and the name of that colour, or neither',
  );

const race = z
  .strictObject({
    id: slug,
    title: words,
    raceLabel: words.optional(),
    motoLabels: z.array(words).min(2, 'has fewer than 2 motos').max(4, 'has more than 4 motos'),
    rows: z.array(row).min(1),
  })
  .check(({ value, issues }) => {
    const say = (message: string, path: (string | number)[]) =>
      issues.push({ code: 'custom', message, path, input: value });
    const once = (
      found: readonly (string | number | null)[],
      message: (one: string | number) => string,
      path: (string | number)[],
    ) => {
      const seen = new Set<string | number>();
      for (const one of found) {
        if (one !== null && seen.has(one)) say(message(one), path);
        if (one !== null) seen.add(one);
      }
    };
    value.rows.forEach(
      ({ motos }, index) =>
        motos.length !== value.motoLabels.length &&
        say(`has ${motos.length} motos where the class has ${value.motoLabels.length}`, [
          'rows',
          index,
          'motos',
        ]),
    );
    for (const problem of problemsOfRace(value)) say(problem, ['rows']);
    once(value.motoLabels, (label) => `two motos are called ${label}`, ['motoLabels']);
    // A boat's number is its row's address.
    once(
      value.rows.map(({ bikeNumber }) => (bikeNumber === null ? null : String(bikeNumber))),
      (boat) => `boat ${boat} is there twice`,
      ['rows'],
    );
  });

const moment = z.iso.datetime({ offset: true, error: 'is no moment: 2025-10-06T09:00:00-07:00' });

const session = z
  .strictObject({ id: words, title: words, start: moment, end: moment })
  .refine(({ start, end }) => Date.parse(start) <= Date.parse(end), 'ends before it begins');

const programme = z
  .strictObject({ place: words, sessions: z.array(session).min(1, 'has no sessions') })
  .refine(
    ({ sessions }) => new Set(sessions.map(({ id }) => id)).size === sessions.length,
    'two sessions have the same id',
  )
  .refine(
    ({ sessions }) =>
      sessions.every(
        ({ start }, index) =>
          index === 0 || Date.parse(start) >= Date.parse(sessions[index - 1]!.start),
      ),
    'has sessions that are not in order',
  );

const day = z.strictObject({
  id: slug,
  name: words,
  date: words,
  analysis: z.array(words).min(1, 'has no analysis'),
  races: z.array(race).min(2, 'has fewer than two classes'),
});

/**
 * What the content of an event must be like. Whoever breaks it is told where, and no site is built.
 */
const eventSchema = z
  .strictObject({
    lang: words.optional(),
    heading: words,
    note: words.optional(),
    isSample: z.boolean().optional(),
    banner: picture,
    schedule: picture,
    programme: programme.optional(),
    roomId: words,
    days: z.array(day),
  })
  .check(({ value, issues }) => {
    const names = value.days.map(({ name }) => name);
    if (names.join() !== DAYS.join())
      issues.push({
        code: 'custom',
        message: `must be ${DAYS.join(', ')}, and are ${names.join(', ')}`,
        path: ['days'],
        input: value,
      });
    const unique = (ids: readonly string[], path: (string | number)[]) =>
      new Set(ids).size !== ids.length &&
      issues.push({ code: 'custom', message: 'two of them have the same id', path, input: value });
    unique(
      value.days.map(({ id }) => id),
      ['days'],
    );
    value.days.forEach(({ races }, index) =>
      unique(
        races.map(({ id }) => id),
        ['days', index, 'races'],
      ),
    );
  }) satisfies z.ZodType<EventContent, unknown>;

/**
 * What is wrong with the content, one line each, in the words of its file; empty when nothing is.
 */
export function problemsOf(event: unknown): string[] {
  const { error } = eventSchema.safeParse(event);
  return (error?.issues ?? []).map(({ path, message }) => `${placeIn(event, path)}: ${message}`);
}

/**
 * Says `Monday / Novice Ski Lites / Mara Delgado / motos` where the path says
 * `days.0.races.0.rows.0.motos`.
 */
function placeIn(content: unknown, path: readonly PropertyKey[]): string {
  let here: unknown = content;
  const parts: string[] = [];
  for (const key of path) {
    here = (here as Record<PropertyKey, unknown> | undefined)?.[key];
    const { name, title, rider } = (here ?? {}) as Partial<Record<string, unknown>>;
    const named = [name, title, rider].find((one) => typeof one === 'string');
    // The lists between named things say nothing.
    if (typeof named === 'string') parts.push(named);
    else if (key === path.at(-1) || typeof key === 'number') parts.push(String(key));
  }
  return parts.join(' / ') || 'event';
}
