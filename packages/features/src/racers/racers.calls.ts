import { RACER_PAGE_SIZE } from '@clubline/contract';
import type { ApiClient } from '../client';
import { readMediaUrl } from '../profilePosts';
import type { SearchPage } from '../search';

type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const idOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
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

function figureOf(...values: unknown[]): number | null {
  const value = values.find(
    (candidate) => candidate !== null && candidate !== undefined && candidate !== '',
  );
  return value === undefined || typeof value === 'boolean' || !Number.isFinite(Number(value))
    ? null
    : Number(value);
}

function listedText(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join(', ') : textOf(value);
}

/** A racer whose own values win over those of the athlete; null without an id. */
export function readRacer(value: unknown): RacerProfile | null {
  const racer = asRecord(value);
  const athlete = asRecord(racer.athlete);
  const id = idOf(racer.id);
  if (!id) return null;
  return {
    id,
    athleteId: idOf(athlete.id) || idOf(racer.athleteId),
    name: textOf(athlete.name) || textOf(racer.name),
    image: textOf(athlete.image) || textOf(racer.image) || null,
    ...('imageAlt' in athlete && { imageAlt: textOf(athlete.imageAlt) || null }),
    ...(typeof racer.slug === 'string' && { slug: racer.slug }),
    teamName:
      textOf(racer.teamName) ||
      textOf(racer.team_name) ||
      textOf(racer.team) ||
      textOf(asRecord(racer.team).name),
    age: figureOf(racer.age, athlete.age),
    bio: textOf(racer.bio) || textOf(athlete.bio),
    origin: textOf(racer.origin) || textOf(athlete.origin),
    height: figureOf(racer.height, athlete.height),
    boatManufacturers: listedText(racer.boatManufacturers),
    careerWins: figureOf(racer.careerWins),
    seasonWins: figureOf(racer.seasonWins),
    seasonPodiums: figureOf(racer.seasonPodiums),
    careerWorldFinalsWins: figureOf(racer.careerWordFinalsWins, racer.careerWorldFinalsWins),
  };
}

/** The racer of an answer: at `data.racer`, `racer`, `data` or bare. */
export function readOneRacer(body: unknown): RacerProfile | null {
  const root = asRecord(body);
  const data = asRecord(root.data);
  return readRacer(data.racer) ?? readRacer(root.racer) ?? readRacer(data) ?? readRacer(root);
}

/** One page of racers, those without a usable name left out. */
export function readRacersPage(body: unknown): SearchPage<RacerProfile> {
  const root = asRecord(body);
  const data = asRecord(root.data);
  const list = [root.racers, root.items, data.items, data.racers, root.data].find((candidate) =>
    Array.isArray(candidate),
  ) as unknown[] | undefined;
  const meta = asRecord(root.meta ?? data.meta);
  const nextPage = [root.nextPage, meta.nextPage, data.nextPage].find(
    (value) => value !== undefined && value !== null && value !== false && value !== '',
  );
  return {
    items: (list ?? [])
      .map(readRacer)
      .filter((racer) => racer !== null && racer.name !== '') as RacerProfile[],
    hasMore:
      meta.hasNextPage === true || (meta.hasNextPage === undefined && nextPage !== undefined),
  };
}

/** How far an upload is, from 0 to 100; null when the answer does not say. */
export function readProgress(body: unknown): number | null {
  const root = asRecord(body);
  const progress = figureOf(root.progress, asRecord(root.data).progress);
  return progress === null ? null : Math.min(100, Math.max(0, progress));
}

/** The calls of racers. */
export const racersCalls = {
  one: async (client: ApiClient, id: string): Promise<RacerProfile | null> =>
    readOneRacer(await client.get(`/jet-ski-racer-details/${part(id)}`)),
  /** Reads the newest racers first, 50 at a time. */
  open(client: ApiClient): () => Promise<SearchPage<RacerProfile>> {
    let skip = 0;
    return async () => {
      const page = readRacersPage(
        await client.get(`/jet-ski-racer-details?skip=${skip}&limit=${RACER_PAGE_SIZE}&order=DESC`),
      );
      skip += RACER_PAGE_SIZE;
      return page;
    };
  },
  /** The racers of a name as an address has it, from a server that can be asked so. */
  ofSlug: async (client: ApiClient, slug: string): Promise<RacerProfile[]> => [
    ...readRacersPage(
      await client.get(
        `/jet-ski-racer-details?skip=0&limit=${RACER_PAGE_SIZE}&order=DESC&slug=${part(slug)}`,
      ),
    ).items,
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
