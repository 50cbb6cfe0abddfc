import { z } from 'zod';
import { IMAGE_ALT_MAX } from '../pictures';
import { METRES_PER_INCH, RACER_AGE, RACER_HEIGHT_INCHES } from '../racers';
import type { Athlete, Racer } from '../racers';
import { SLUG_MAX } from '../slug';
import { laterCursor, pageMeta } from './paging';
import { id, nameText, optionalText, order, search, text } from './values';

const RACER_LIMITS = { name: 120, bio: 4_000, origin: 120, boatManufacturers: 200 } as const;

const athlete = z.object({
  id: z.string(),
  name: z.string(),
  age: z.number().nullable(),
  bio: z.string().nullable(),
  image: z.string().nullable(),
  origin: z.string().nullable(),
  height: z.number().nullable().describe('Metres.'),
  weight: z.number().nullable().describe('Kilograms.'),
  imageAlt: z.string().nullable().describe('Addition: what the picture shows, in words.'),
}) satisfies z.ZodType<Athlete>;

export const racer = z.object({
  id: z.string(),
  athlete,
  teamName: z.string().nullable(),
  boatManufacturers: z.string().nullable(),
  careerWins: z.number().int(),
  seasonWins: z.number().int(),
  seasonPodiums: z.number().int(),
  careerWordFinalsWins: z.number().int(),
  height: z.number().nullable().describe('Metres.'),
  origin: z.string().nullable(),
  slug: z.string().describe('Addition: the name as an address has it.'),
}) satisfies z.ZodType<Racer>;

const inMetres = (inches: number): number => Math.round(inches * METRES_PER_INCH * 100) / 100;
const HEIGHT_REFUSAL = 'Height must be between 36 and 96 inches (3′0″–8′0″).';

const age = z
  .number()
  .int('Age must be a number.')
  .min(RACER_AGE.min, `Age must be at least ${RACER_AGE.min}.`)
  .max(RACER_AGE.max, `Age must be at most ${RACER_AGE.max}.`);
const height = z
  .number()
  .min(inMetres(RACER_HEIGHT_INCHES.min), HEIGHT_REFUSAL)
  .max(inMetres(RACER_HEIGHT_INCHES.max), HEIGHT_REFUSAL)
  .describe('Metres.');
const statistic = z.number().int().min(0).max(10_000).default(0);

/** GET /jet-ski-racer-details; `skip` is an offset. */
export const listRacersQuery = z.object({
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: laterCursor,
  order,
  search,
  slug: z
    .string()
    .max(SLUG_MAX)
    .optional()
    .describe('Addition: racers whose name has this address form.'),
});
export const listRacersResponse = z.object({
  racers: z.array(racer),
  meta: pageMeta.extend({ skip: z.number().int(), nextPage: z.number().int().nullable() }),
});

/** POST /jet-ski-racer-details. With `athleteId` the record is added to an athlete who exists. */
export const createRacerBody = z.object({
  name: nameText(RACER_LIMITS.name, 'Name is required.'),
  age,
  bio: text(RACER_LIMITS.bio, 'Bio is required.'),
  origin: optionalText(RACER_LIMITS.origin).nullish(),
  height: height.nullish(),
  boatManufacturers: text(RACER_LIMITS.boatManufacturers, 'Boat manufacturer is required.'),
  careerWins: statistic,
  seasonWins: statistic,
  seasonPodiums: statistic,
  careerWordFinalsWins: statistic,
  athleteId: id.optional(),
});
/** Beside the answer, the Location header names the new record. */
export const createRacerResponse = z.object({ id: z.string(), racer });

/** PUT /jet-ski-racer-details/{id}: what is left out stays as it is. */
export const updateRacerBody = z.object({
  name: nameText(RACER_LIMITS.name, 'Name is required.').optional(),
  age: age.optional(),
  bio: optionalText(RACER_LIMITS.bio).optional(),
  height: height.optional(),
  origin: optionalText(RACER_LIMITS.origin).optional(),
  boatManufacturers: optionalText(RACER_LIMITS.boatManufacturers).optional(),
});

/** GET /athletes */
export const listAthletesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  cursor: laterCursor,
  order,
  search,
});
export const listAthletesResponse = z.object({ athletes: z.array(athlete), meta: pageMeta });

/**
 * POST /athletes/upload-image/{athleteId}, multipart field `media`; `alt` is an addition: what the
 * picture shows, in words.
 */
export const athleteParams = z.object({ athleteId: id });
export const athleteImageFields = z.object({ alt: optionalText(IMAGE_ALT_MAX).default('') });
export const athleteImageResponse = z.object({ mediaUrl: z.string(), alt: z.string().nullable() });

/** GET /athletes/upload-progress/{name}; the name of the file that is being sent. */
export const uploadProgressParams = z.object({ name: text(300) });
export const uploadProgressResponse = z.object({ progress: z.number().min(0).max(100) });
