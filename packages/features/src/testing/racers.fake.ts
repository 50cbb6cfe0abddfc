import { slugify, type Athlete, type Racer } from '@clubline/contract';
import { pageOf } from './clubs/clubs.store';
import { FakeReply, type FakeArea, type FakeBackend } from './createFakeBackend';

export interface RacersFakeOptions {
  racers?: Racer[];
  /** Athletes without a racer of their own. */
  athletes?: Athlete[];
  /** How far an upload is, one value each time it is asked. @default 40, then 80, then 100 */
  progress?: number[];
  /** Lets new racers be found only after this many looks. @default 0 */
  indexingLooks?: number;
  /**
   * Keeps descriptions of pictures and finds racers by the address form of their name, which the
   * specification does not ask for.
   * @default false
   */
  embeds?: boolean;
  /**
   * Leads on by cursors and finds racers by their names, which the specification does not ask for.
   * @default false
   */
  hasCursors?: boolean;
}

/** A racer with whatever differs from an ordinary one. */
export function fakeRacer({
  name = 'Jane Doe',
  athlete = {},
  ...fields
}: Partial<Omit<Racer, 'athlete'>> & {
  id: string;
  name?: string;
  athlete?: Partial<Athlete>;
}): Racer {
  return {
    athlete: {
      id: `athlete-${fields.id}`,
      name,
      age: 24,
      bio: 'Started on a borrowed hull.',
      image: null,
      origin: 'Lake Havasu, USA',
      height: 1.8,
      weight: 72,
      ...athlete,
    },
    teamName: 'North Shore Racing',
    boatManufacturers: 'Kestrel Marine',
    careerWins: 34,
    seasonWins: 5,
    seasonPodiums: 9,
    careerWordFinalsWins: 2,
    height: 1.8,
    origin: 'Lake Havasu, USA',
    ...fields,
  };
}

/** What the fake knows, and how it shows it. */
function createRacersStore({
  racers: given = [],
  athletes = [],
  progress = [40, 80, 100],
  indexingLooks = 0,
  embeds = false,
  hasCursors = false,
}: RacersFakeOptions) {
  const racers = structuredClone(given);
  const waits = new Map<string, number>();
  const shown = (racer: Racer): Racer =>
    embeds
      ? {
          ...racer,
          slug: slugify(racer.athlete.name),
          athlete: { imageAlt: null, ...racer.athlete },
        }
      : racer;
  const notFound = () =>
    new FakeReply(404, { statusCode: 404, error: 'Not Found', message: 'Racer not found' });
  const isHidden = (id: string) => (waits.get(id) ?? 0) > 0;
  return {
    racers,
    athletes,
    progress,
    indexingLooks,
    embeds,
    hasCursors,
    waits,
    shown,
    notFound,
    isHidden,
  };
}

type RacersStore = ReturnType<typeof createRacersStore>;

/** Finding, making and changing racers. */
function racerRoutes(
  backend: FakeBackend,
  { racers, waits, indexingLooks, embeds, hasCursors, shown, notFound, isHidden }: RacersStore,
): void {
  backend.handle('GET /jet-ski-racer-details', ({ query }) => {
    const [skip, limit] = [Number(query.get('skip')), Number(query.get('limit'))];
    const slug = embeds ? query.get('slug') : null;
    const visible = racers.filter(
      ({ id, athlete }) => !isHidden(id) && (slug === null || slugify(athlete.name) === slug),
    );
    if (hasCursors) {
      const words = (query.get('search') ?? '').toLowerCase();
      const found = visible.filter(({ athlete }) => athlete.name.toLowerCase().includes(words));
      const { items, meta } = pageOf(found, query.get('cursor'), limit);
      return { racers: items.map(shown), meta: { ...meta, hasNextPage: meta.hasMore } };
    }
    return {
      racers: visible.slice(skip, skip + limit).map(shown),
      meta: { hasNextPage: skip + limit < visible.length },
    };
  });
  backend.handle('GET /jet-ski-racer-details/:id', ({ params }) => {
    const id = params.id ?? '';
    const isWaiting = isHidden(id);
    waits.set(id, (waits.get(id) ?? 0) - 1);
    const racer = racers.find((one) => one.id === id);
    return !isWaiting && racer ? shown(racer) : notFound();
  });
  backend.handle('PUT /jet-ski-racer-details/:id', ({ params, body }) => {
    const racer = racers.find(({ id }) => id === params.id);
    if (!racer) return notFound();
    const { height, origin, boatManufacturers, ...athlete } = body as Partial<Athlete & Racer>;
    Object.assign(racer.athlete, athlete);
    Object.assign(
      racer,
      height !== undefined && { height },
      origin !== undefined && { origin },
      boatManufacturers !== undefined && { boatManufacturers },
    );
    return racer;
  });
  backend.handle('POST /jet-ski-racer-details', ({ body }) => {
    const { name, athleteId, age, bio, ...fields } = body as Partial<Racer> & {
      name: string;
      athleteId?: string;
      age: number;
      bio: string;
    };
    const racer = fakeRacer({
      ...fields,
      id: `new-${racers.length + 1}`,
      name,
      athlete: { age, bio, ...(athleteId && { id: athleteId }) },
    });
    racers.unshift(racer);
    waits.set(racer.id, indexingLooks);
    return new FakeReply(201, { id: racer.id, racer });
  });
}

/** Athletes and their pictures. */
function athleteRoutes(
  backend: FakeBackend,
  { racers, athletes, progress, embeds }: RacersStore,
): void {
  let asked = 0;
  backend.handle('GET /athletes', ({ query }) => {
    const wanted = (query.get('search') ?? '').toLowerCase();
    return {
      athletes: [...racers.map(({ athlete }) => athlete), ...athletes]
        .filter(({ name }) => name.toLowerCase().includes(wanted))
        .slice(0, Number(query.get('limit'))),
    };
  });
  backend.handle('POST /athletes/upload-image/:id', ({ params, body }) => {
    const racer = racers.find(({ athlete }) => athlete.id === params.id);
    const alt = (body as FormData).get('alt');
    if (racer)
      Object.assign(
        racer.athlete,
        { image: `/uploads/${params.id}.webp` },
        embeds && { imageAlt: typeof alt === 'string' ? alt : null },
      );
    return { mediaUrl: `/uploads/${params.id}.webp` };
  });
  backend.handle('GET /athletes/upload-progress/:name', () => ({
    progress: progress[Math.min(asked++, progress.length - 1)] ?? 100,
  }));
}

/** Racers, athletes and their pictures, answering what the specification says. */
export function racersFake(options: RacersFakeOptions = {}): FakeArea {
  return (backend) => {
    const store = createRacersStore(options);
    racerRoutes(backend, store);
    athleteRoutes(backend, store);
  };
}
