import { RACER_PAGE_SIZE } from '@clubline/contract';
import {
  type ApiClient,
  asAnswer,
  asId,
  asList,
  asNumber,
  asRecord,
  asText,
  readMediaUrl,
  readNextCursor,
} from '../platform/client';
import { type CursorPage, laterPart, type SearchPage } from '../platform/paging';

const trimmed = (value: unknown) => asText(value).trim();
const part = encodeURIComponent;

/** A racer as far as they are known. */
export interface RacerProfile {
  id: string;
  athleteId: string;
  /** '' when there is no usable one. */
  name: string;
  image: string | null;
  /** What the picture shows, in words; undefined where the server does not keep that. */
  imageAlt?: string | null;
  /** The name as an address has it, where the server can be asked for racers by it. */
  slug?: string;
  teamName: string;
  age: number | null;
  bio: string;
  origin: string;
  /** Metres. */
  height: number | null;
  boatManufacturers: string;
  careerWins: number | null;
  seasonWins: number | null;
  seasonPodiums: number | null;
  careerWorldFinalsWins: number | null;
}

/** What can be changed of a racer; what is left out stays. */
export interface RacerChanges {
  name?: string;
  age?: number;
  bio?: string;
  /** Metres. */
  height?: number;
  origin?: string;
  boatManufacturers?: string;
}

/** The first value that says anything, if that is a number. */
function firstNumber(...values: unknown[]): number | null {
  return asNumber(values.find((value) => value !== null && value !== undefined && value !== ''));
}

function listedText(value: unknown): string {
  return Array.isArray(value) ? value.map(trimmed).filter(Boolean).join(', ') : trimmed(value);
}

/** A racer whose own values win over those of the athlete; null without an id. */
export function readRacer(value: unknown): RacerProfile | null {
  const racer = asRecord(value);
  const athlete = asRecord(racer.athlete);
  const id = asId(racer.id);
  if (!id) return null;
  return {
    id,
    athleteId: asId(athlete.id) || asId(racer.athleteId),
    name: trimmed(athlete.name) || trimmed(racer.name),
    image: trimmed(athlete.image) || trimmed(racer.image) || null,
    ...('imageAlt' in athlete && { imageAlt: trimmed(athlete.imageAlt) || null }),
    ...(typeof racer.slug === 'string' && { slug: racer.slug }),
    teamName:
      trimmed(racer.teamName) ||
      trimmed(racer.team_name) ||
      trimmed(racer.team) ||
      trimmed(asRecord(racer.team).name),
    age: firstNumber(racer.age, athlete.age),
    bio: trimmed(racer.bio) || trimmed(athlete.bio),
    origin: trimmed(racer.origin) || trimmed(athlete.origin),
    height: firstNumber(racer.height, athlete.height),
    boatManufacturers: listedText(racer.boatManufacturers),
    careerWins: firstNumber(racer.careerWins),
    seasonWins: firstNumber(racer.seasonWins),
    seasonPodiums: firstNumber(racer.seasonPodiums),
    careerWorldFinalsWins: firstNumber(racer.careerWordFinalsWins, racer.careerWorldFinalsWins),
  };
}

/** The racer of an answer: at `data.racer`, `racer`, `data` or bare. */
export function readOneRacer(body: unknown): RacerProfile | null {
  const { root, data } = asAnswer(body);
  return readRacer(data.racer) ?? readRacer(root.racer) ?? readRacer(data) ?? readRacer(root);
}

/** One page of racers, those without a usable name left out. */
export function readRacersPage(body: unknown): CursorPage<RacerProfile> {
  const { root, data } = asAnswer(body);
  const nextCursor = readNextCursor(body);
  const list = asList(root.racers, root.items, data.items, data.racers, root.data);
  const meta = asRecord(root.meta ?? data.meta);
  const nextPage = [root.nextPage, meta.nextPage, data.nextPage].find(
    (value) => value !== undefined && value !== null && value !== false && value !== '',
  );
  const hasMore =
    meta.hasNextPage === true || (meta.hasNextPage === undefined && nextPage !== undefined);
  return {
    items: list
      .map(readRacer)
      .filter((racer) => racer !== null)
      .filter(({ name }) => name !== ''),
    hasMore,
    canSearch: nextCursor !== null,
    isCut: !hasMore && meta.hasMore === true,
    nextCursor,
  };
}

/** How far an upload is, from 0 to 100; null when the answer does not say. */
export function readProgress(body: unknown): number | null {
  const { root, data } = asAnswer(body);
  const progress = firstNumber(root.progress, data.progress);
  return progress === null ? null : Math.min(100, Math.max(0, progress));
}

const pagePath = (skip: number) =>
  `/jet-ski-racer-details?skip=${skip}&limit=${RACER_PAGE_SIZE}&order=DESC`;

/** The calls of racers. */
export const racersCalls = {
  one: async (client: ApiClient, id: string): Promise<RacerProfile | null> =>
    readOneRacer(await client.get(`/jet-ski-racer-details/${part(id)}`)),
  /**
   * Reads the newest racers first, 50 at a time: all of them, or from a server that can search
   * those with these words in their name.
   */
  open(client: ApiClient, words = ''): () => Promise<SearchPage<RacerProfile>> {
    let skip = 0;
    let cursor: string | null = null;
    return async () => {
      const page = readRacersPage(
        await client.get(`${pagePath(skip)}${laterPart({ cursor, search: words })}`),
      );
      skip += RACER_PAGE_SIZE;
      cursor = page.nextCursor;
      return page;
    };
  },
  /** The racers of a name as an address has it, from a server that can be asked so. */
  ofSlug: async (client: ApiClient, slug: string): Promise<RacerProfile[]> => [
    ...readRacersPage(await client.get(`${pagePath(0)}&slug=${part(slug)}`)).items,
  ],
  update: (client: ApiClient, id: string, changes: RacerChanges): Promise<unknown> =>
    client.put(`/jet-ski-racer-details/${part(id)}`, changes),
  /** Resolves with the address of the picture, or null when the answer has none. */
  async uploadPhoto(
    client: ApiClient,
    athleteId: string,
    photo: File,
    alt?: string,
  ): Promise<string | null> {
    const form = new FormData();
    if (alt) form.append('alt', alt);
    form.append('media', photo, photo.name);
    return readMediaUrl(
      await client.upload('POST', `/athletes/upload-image/${part(athleteId)}`, form),
    );
  },
  progress: async (client: ApiClient, name: string): Promise<number | null> =>
    readProgress(await client.get(`/athletes/upload-progress/${part(name)}`)),
};
