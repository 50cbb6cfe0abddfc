import type { KeptWrites, UnsentStore } from './unsentStore';
import type { Write } from './writes.types';

/** What was made before these is too old to be taken for something new. */
const MADE_MAX = 20;

/** The writes of a page, by where they are written; kept for the next page as they change. */
export interface WriteList {
  /** Those at a place, in the order they were written. */
  at(place: string): readonly Write[];
  find(place: string, id: string): Write | undefined;
  /** Ids of what earlier writes of this tab have made at a place, the latest of them. */
  made(place: string): readonly string[];
  subscribe(listen: () => void): () => void;
  add(place: string, write: Write): void;
  update(place: string, id: string, fields: Partial<Write>): void;
  /** Takes one away; `storedId` is what it has made, which no other one is looking for. */
  drop(place: string, id: string, storedId?: string): void;
  /** Forgets what this page knows; what is kept is read again. */
  forget(): void;
}

/** A list of what `store` has kept. */
export function createWriteList(store: UnsentStore): WriteList {
  const places = new Map<string, KeptWrites>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listen) => listen());
  const kept = (place: string) => {
    const known = places.get(place) ?? store.read(place);
    places.set(place, known);
    return known;
  };
  const at = (place: string) => kept(place).writes;
  const change = (
    place: string,
    apply: (writes: readonly Write[]) => readonly Write[],
    madeId?: string,
  ) => {
    const { writes, made } = kept(place);
    const next = {
      writes: apply(writes),
      made: madeId ? [...made, madeId].slice(-MADE_MAX) : made,
    };
    places.set(place, next);
    store.write(place, next);
    tell();
  };
  return {
    at,
    made: (place) => kept(place).made,
    find: (place, id) => at(place).find((write) => write.id === id),
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    add: (place, write) => change(place, (all) => [...all, write]),
    update: (place, id, fields) =>
      change(place, (all) =>
        all.map((write) => (write.id === id ? { ...write, ...fields } : write)),
      ),
    drop: (place, id, storedId) =>
      change(
        place,
        (all) =>
          all
            .filter((write) => write.id !== id)
            .map((write) => (storedId ? { ...write, seen: [...write.seen, storedId] } : write)),
        storedId,
      ),
    forget() {
      places.clear();
      tell();
    },
  };
}
