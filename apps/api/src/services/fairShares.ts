/**
 * Names who asks, from the widest group to the narrowest, such as a range of addresses and an
 * address in it: many names within one group count as one group.
 */
export type Asker = readonly string[];

interface Group<T> {
  weight: number;
  items: { item: T; weight: number }[];
  groups: Map<string, Group<T>>;
}

/** What many ask for, when there is not enough for all. */
export interface FairShares<T> {
  /** The weight of all there is. */
  weight(): number;
  add(asker: Asker, item: T, weight?: number): void;
  /** Takes what was added for this asker; harmless when it was taken before. */
  remove(asker: Asker, item: T): void;
  /**
   * Takes the one whose turn it is: groups take turns, and so do the groups within each. What is
   * not ready keeps its place, and so does a group with nothing else. Nothing is looked at of whom
   * `mayBegin`, given the narrowest name, refuses: thousands of one may wait.
   */
  takeNext(isReady?: (item: T) => boolean, mayBegin?: (name: string) => boolean): T | undefined;
  /**
   * Takes the newest of the group that has most, and within it likewise. Of groups that have as
   * much it is the one of `newest`, who asked last.
   */
  takeFromMost(newest: Asker): T | undefined;
}

export function createFairShares<T>(): FairShares<T> {
  const all: Group<T> = newGroup();
  // Nobody in particular takes turns like everybody else.
  const named = (asker: Asker) => (asker.length === 0 ? [''] : asker);
  return {
    weight: () => all.weight,
    add: (asker, item, weight = 1) => add(all, named(asker), item, weight),
    remove: (asker, item) => void remove(all, named(asker), item),
    takeNext: (isReady = () => true, mayBegin = () => true) =>
      takeNext(all, { isReady, mayBegin })?.item,
    takeFromMost: (newest) => takeFromMost(all, named(newest))?.item,
  };
}

const newGroup = <T>(): Group<T> => ({ weight: 0, items: [], groups: new Map() });

type Taken<T> = Group<T>['items'][number] | undefined;

function add<T>(all: Group<T>, [name, ...rest]: Asker, item: T, weight: number): void {
  all.weight += weight;
  if (name === undefined) return void all.items.push({ item, weight });
  const group = all.groups.get(name) ?? newGroup();
  all.groups.set(name, group);
  add(group, rest, item, weight);
}

/** Takes one out of a group, which ends with its last. */
function takeOut<T>(all: Group<T>, name: string, take: (group: Group<T>) => Taken<T>): Taken<T> {
  const group = all.groups.get(name);
  const taken = group && take(group);
  if (group?.items.length === 0 && group.groups.size === 0) all.groups.delete(name);
  all.weight -= taken?.weight ?? 0;
  return taken;
}

/** Takes one of what the whole of a group has. */
function takeOwn<T>(all: Group<T>, index: number): Taken<T> {
  const [taken] = index < 0 ? [] : all.items.splice(index, 1);
  all.weight -= taken?.weight ?? 0;
  return taken;
}

function remove<T>(all: Group<T>, [name, ...rest]: Asker, item: T): Taken<T> {
  if (name !== undefined) return takeOut(all, name, (group) => remove(group, rest, item));
  return takeOwn(
    all,
    all.items.findIndex((own) => own.item === item),
  );
}

interface Wanted<T> {
  isReady(item: T): boolean;
  mayBegin(name: string): boolean;
}

function takeNext<T>(all: Group<T>, wanted: Wanted<T>, own = ''): Taken<T> {
  for (const [name, group] of all.groups) {
    const taken = takeOut(all, name, () => takeNext(group, wanted, name));
    if (taken === undefined) continue;
    // Behind the others, for its next turn.
    if (all.groups.delete(name)) all.groups.set(name, group);
    return taken;
  }
  if (all.items.length === 0 || !wanted.mayBegin(own)) return undefined;
  return takeOwn(
    all,
    all.items.findIndex(({ item }) => wanted.isReady(item)),
  );
}

function takeFromMost<T>(all: Group<T>, [newest = '', ...rest]: Asker): Taken<T> {
  const most = Math.max(0, ...Array.from(all.groups.values(), ({ weight }) => weight));
  if (all.groups.size === 0) return takeOwn(all, all.items.length - 1);
  const hasMost = (name: string) => all.groups.get(name)?.weight === most;
  const name = hasMost(newest) ? newest : [...all.groups.keys()].findLast(hasMost)!;
  return takeOut(all, name, (group) => takeFromMost(group, name === newest ? rest : []));
}
