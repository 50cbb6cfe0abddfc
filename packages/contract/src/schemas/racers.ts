import { z } from 'zod';
import type { Athlete, Racer } from '../entities';
import {
  IMAGE_ALT_MAX,
  METRES_PER_INCH,
  RACER_AGE,
  RACER_HEIGHT_INCHES,
  SLUG_MAX,
} from '../limits';
import { TEXT_LIMITS } from './textLimits';
import { id, optionalText, order, pageMeta, search, text } from './values';

export const athlete = z.object({
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

const metres = (inches: number): number => Math.round(inches * METRES_PER_INCH * 100) / 100;
const HEIGHT_TEXT = 'Height must be between 36 and 96 inches (3′0″–8′0″).';

const age = z
  .number()
  .int('Age must be a number.')
  .min(RACER_AGE.min, `Age must be at least ${RACER_AGE.min}.`)
  .max(RACER_AGE.max, `Age must be at most ${RACER_AGE.max}.`);
const height = z
  .number()
  .min(metres(RACER_HEIGHT_INCHES.min), HEIGHT_TEXT)
  .max(metres(RACER_HEIGHT_INCHES.max), HEIGHT_TEXT)
  .describe('Metres.');
const figure = z.number().int().min(0).max(10_000).default(0);

/** GET /jet-ski-racer-details; `skip` is an offset. */
export const listRacersQuery = z.object({
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
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
  name: text(TEXT_LIMITS.racerName, 'Name is required.'),
  age,
  bio: text(TEXT_LIMITS.racerBio, 'Bio is required.'),
  origin: optionalText(TEXT_LIMITS.racerOrigin).nullish(),
  height: height.nullish(),
  boatManufacturers: text(TEXT_LIMITS.boatManufacturers, 'Boat manufacturer is required.'),
  careerWins: figure,
  seasonWins: figure,
  seasonPodiums: figure,
  careerWordFinalsWins: figure,
  athleteId: id.optional(),
});
/** Beside the answer, the Location header names the new record. */
export const createRacerResponse = z.object({ id: z.string(), racer });

/** PUT /jet-ski-racer-details/{id}: what is left out stays as it is. */
export const updateRacerBody = z.object({
  name: text(TEXT_LIMITS.racerName, 'Name is required.').optional(),
  age: age.optional(),
  bio: optionalText(TEXT_LIMITS.racerBio).optional(),
  height: height.optional(),
  origin: optionalText(TEXT_LIMITS.racerOrigin).optional(),
  boatManufacturers: optionalText(TEXT_LIMITS.boatManufacturers).optional(),
});

/** GET /athletes */
export const listAthletesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  order,
  search,
});
export const listAthletesResponse = z.object({ athletes: z.array(athlete), meta: pageMeta });

/** POST /athletes/upload-image/{athleteId}, multipart field `media`; `alt` is an addition: what the picture shows, in words. */
export const athleteParams = z.object({ athleteId: id });
export const athleteImageFields = z.object({ alt: optionalText(IMAGE_ALT_MAX).default('') });
export const athleteImageResponse = z.object({ mediaUrl: z.string(), alt: z.string().nullable() });

/** GET /athletes/upload-progress/{name}; the name of the file that is being sent. */
export const uploadProgressParams = z.object({ name: text(300) });
export const uploadProgressResponse = z.object({ progress: z.number().min(0).max(100) });
