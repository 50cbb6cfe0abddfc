import type { MessageTexts, Release } from './readRelease';

export type ChangeKind = 'new' | 'changed' | 'removed';

export interface ComponentChange {
  name: string;
  kind: ChangeKind;
  /** Props that came and went, where the component was there before and is still there. */
  added: string[];
  removed: string[];
}

export interface TokenChange {
  name: string;
  theme: string;
  /** Undefined where it was not there. */
  before: string | undefined;
  after: string | undefined;
}

export interface MessageChange {
  id: string;
  kind: ChangeKind;
  before: MessageTexts | undefined;
}

const allKeys = (a: object, b: object) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted();

const kindOf = (before: unknown, after: unknown): ChangeKind => {
  if (before === undefined) return 'new';
  return after === undefined ? 'removed' : 'changed';
};

/** Components that came, went, or have other props. */
export const changedComponents = (
  before: Release['components'],
  after: Release['components'],
): ComponentChange[] =>
  allKeys(before, after)
    .map((name) => {
      const [old, now] = [before[name], after[name]];
      const both = old && now;
      return {
        name,
        kind: kindOf(old, now),
        added: both ? now.filter((prop) => !old.includes(prop)) : [],
        removed: both ? old.filter((prop) => !now.includes(prop)) : [],
      };
    })
    .filter(({ kind, added, removed }) => kind !== 'changed' || added.length + removed.length > 0);

/** Values of tokens that differ, in each theme; letter case aside. */
export const changedTokens = (before: Release['tokens'], after: Release['tokens']): TokenChange[] =>
  allKeys(before, after).flatMap((theme) => {
    const [old = {}, now = {}] = [before[theme], after[theme]];
    return allKeys(old, now)
      .map((name) => ({ name, theme, before: old[name], after: now[name] }))
      .filter((one) => one.before?.toLowerCase() !== one.after?.toLowerCase());
  });

const said = (texts: MessageTexts) => `${texts.en}\n${texts.es}`;
/** Whether two say the same in each language that both have. */
const isSame = (one: MessageTexts, other: MessageTexts) =>
  said(one) === said(other) &&
  (one.ar === undefined || other.ar === undefined || one.ar === other.ar);

/**
 * Messages that are new, say something else in any language, or are gone. One that only stands
 * under another key says the same as before, and is not among them.
 */
export function changedMessages(
  before: Release['messages'],
  after: Release['messages'],
): MessageChange[] {
  const gone = Object.keys(before).filter((id) => after[id] === undefined);
  const come = Object.keys(after).filter((id) => before[id] === undefined);
  const moved = new Set<string>();
  const byText = new Map<string, string[]>();
  for (const id of gone)
    byText.set(said(before[id]!), [...(byText.get(said(before[id]!)) ?? []), id]);
  for (const id of come) {
    const from = byText.get(said(after[id]!))?.pop();
    if (from === undefined) continue;
    moved.add(from);
    moved.add(id);
  }
  return allKeys(before, after).flatMap((id) => {
    const [old, now] = [before[id], after[id]];
    if (moved.has(id) || (old && now && isSame(old, now))) return [];
    return [{ id, kind: kindOf(old, now), before: old }];
  });
}
