import { useCallback, useSyncExternalStore } from 'react';
import { asJson, asRecord, asText } from '../client';
import type { SafeStorage } from '../environment';
import { useClubline } from '../provider';
import { draftKey } from './draftKey';
import { useWriterId } from './useWriterId';

/** Ends the key of other words for what stands at a place; before it stands that of its draft. */
export const EDITS_SUFFIX = '_edits';

/** Other words for one thing that is stored, as long as they are not. */
interface KeptEdit {
  /** Of the thing. */
  id: string;
  words: string;
}

/** What is kept under a key. */
export function readEdits(ofTab: SafeStorage, key: string): KeptEdit[] {
  return Object.entries(asRecord(asJson(ofTab.get(key))))
    .map(([id, words]) => ({ id, words: asText(words) }))
    .filter(({ words }) => words !== '');
}

/**
 * Other words for what stands at a place, by the name of the place's draft: kept as that is, for
 * this person and this tab, until they are stored or given up.
 */
export function useKeptEdits(name: string) {
  const { session } = useClubline().storage;
  const key = `${draftKey(useWriterId(), name)}${EDITS_SUFFIX}`;
  const listen = useCallback((heard: () => void) => session.subscribe(key, heard), [session, key]);
  const read = () => session.get(key);
  useSyncExternalStore(listen, read, read);
  const write = (edits: readonly KeptEdit[]) => {
    if (edits.length === 0) session.remove(key);
    else session.setJson(key, Object.fromEntries(edits.map(({ id, words }) => [id, words])));
  };
  const others = (id: string) => readEdits(session, key).filter((edit) => edit.id !== id);
  return {
    edits: readEdits(session, key),
    keep: (id: string, words: string) => write([...others(id), { id, words }]),
    discard: (id: string) => write(others(id)),
  };
}
