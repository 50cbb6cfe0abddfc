import { asAnswer, asId, asList, asRecord, asText, type ApiClient } from '../../platform/client';
import { readOneRacer, type RacerProfile } from '../racers.calls';

/** What is sent to create a racer. */
export interface NewRacer {
  name: string;
  age: number;
  bio: string;
  origin: string;
  /** Metres. */
  height?: number;
  boatManufacturers: string;
  careerWins: 0;
  seasonWins: 0;
  seasonPodiums: 0;
  /** The wire's own spelling. */
  careerWordFinalsWins: 0;
  athleteId?: string;
}

/** An athlete, as far as the name field needs one. */
export interface KnownAthlete {
  id: string;
  name: string;
  /** Tells two of one name apart. */
  detail: string;
  /** The racer that this athlete already is; null when there is none or it is not known. */
  racerId: string | null;
}

/**
 * Athletes of an answer: `athletes`, `items`, `data.athletes`, `data.items` or `data`; those
 * without id or name left out.
 */
export function readAthletes(body: unknown): KnownAthlete[] {
  const { root, data } = asAnswer(body);
  const list = asList(root.athletes, root.items, data.athletes, data.items, root.data);
  return list.flatMap((value) => {
    const athlete = asRecord(value);
    const [id, name] = [asId(athlete.id), asText(athlete.name).trim()];
    return id && name ? [{ id, name, detail: asText(athlete.origin).trim(), racerId: null }] : [];
  });
}

/** The athlete that a racer is; null when the racer names none. */
export function athleteOf({ id, athleteId, name, origin }: RacerProfile): KnownAthlete | null {
  return athleteId ? { id: athleteId, name, detail: origin, racerId: id } : null;
}

/**
 * The id of a new racer: of the racer in the answer, `id`, `data.id`, or the end of the Location
 * header; null without any.
 */
export function readNewRacerId(body: unknown, location: string | null): string | null {
  const { root, data } = asAnswer(body);
  const fromHeader = location?.split(/[?#]/)[0]?.replace(/\/+$/, '').split('/').at(-1);
  return readOneRacer(body)?.id ?? (asId(data.id) || asId(root.id) || fromHeader || null);
}

/** The calls of administrators. */
export const createRacerCalls = {
  async create(client: ApiClient, racer: NewRacer): Promise<string | null> {
    let location: string | null = null;
    const body = await client.post('/jet-ski-racer-details', racer, {
      onHeaders: (headers) => (location = headers.get('location')),
    });
    return readNewRacerId(body, location);
  },
  athletes: async (client: ApiClient, name: string): Promise<KnownAthlete[]> =>
    readAthletes(
      await client.get(`/athletes?limit=5&order=DESC&search=${encodeURIComponent(name)}`),
    ),
};
