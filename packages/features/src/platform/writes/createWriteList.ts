import type { UnsentStore } from './unsentStore';
import type { Write } from './writes.types';

/** The writes of a page, by where they are written; kept for the next page as they change. */
export interface WriteList {
  /** Those at a place, in the order they were written. */
  at(place: string): readonly Write[];
  find(place: string, id: string): Write | undefined;
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
  const places = new Map<string, readonly Write[]>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listen) => listen());
  const at = (place: string) => {
    const known = places.get(place) ?? store.read(place);
    places.set(place, known);
    return known;
  };
  const change = (place: string, apply: (writes: readonly Write[]) => readonly Write[]) => {
    const next = apply(at(place));
    places.set(place, next);
    store.write(place, next);
    tell();
  };
  return {
    at,
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
      change(place, (all) =>
        all
          .filter((write) => write.id !== id)
          .map((write) => (storedId ? { ...write, seen: [...write.seen, storedId] } : write)),
      ),
    forget() {
      places.clear();
      tell();
    },
  };
}
