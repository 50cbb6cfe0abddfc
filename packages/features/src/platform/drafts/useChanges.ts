import { asJson, asRecord } from '../client';
import { useDraft } from './useDraft';

/** Fields of text. */
type TextFields<Fields> = { [Field in keyof Fields]: string };

export interface ChangesOptions<Fields> {
  /** Names the draft. */
  name: string;
  /** What the server has, as far as is known. */
  saved: Fields;
  /** Asks the server for what it has now, and shows it; null where it does not say. */
  load(): Promise<Fields | null>;
}

/**
 * What a person is changing of something that others may change too, kept as a draft over leaving
 * the screen and over a lost session. What others have saved stands in the fields that are not
 * being changed here; the others are theirs until the person decides.
 */
export function useChanges<Fields extends TextFields<Fields>>({
  name,
  saved,
  load,
}: ChangesOptions<Fields>) {
  const draft = useDraft(name);
  const { own, before } = readDraft<Fields>(draft.value, saved);
  const keep = (fields: Partial<Fields>, from: Partial<Fields>) =>
    draft.setValue(
      Object.keys(fields).length > 0 ? JSON.stringify({ own: fields, before: from }) : '',
    );
  const contestedIn = (now: Fields) =>
    namesOf(own).filter((field) => now[field] !== before[field] && now[field] !== own[field]);
  const contested = contestedIn(saved);
  const values: Fields = { ...saved, ...own };
  return {
    values,
    setValues(next: Fields) {
      const changed = namesOf(next).filter(
        (field) => next[field] !== saved[field] || contested.includes(field),
      );
      const pick = (from: (field: keyof Fields) => string) =>
        Object.fromEntries(changed.map((field) => [field, from(field)])) as Partial<Fields>;
      keep(
        pick((field) => next[field]),
        pick((field) => before[field] ?? saved[field]),
      );
    },
    isChanged: namesOf(own).some((field) => own[field] !== saved[field]),
    clear: () => keep({}, {}),
    /** What is written of the fields that are being changed here. */
    own,
    /** Gives up what is written in one field. */
    discard(field: keyof Fields) {
      const rest = { ...own };
      delete rest[field];
      keep(rest, before);
    },
    /** The fields that somebody else has saved since they were changed here. */
    contested,
    /** Goes on with what is written, knowing of what somebody else has saved. */
    keepOwn: () => keep(own, saved),
    /**
     * Asks the server once more before it is saved. Resolves with what is to be saved and what was
     * there before, or null when somebody else has saved one of the same fields: `contested` names
     * them then.
     */
    async latest(): Promise<{ values: Fields; seen: Fields } | null> {
      const seen = (await load()) ?? saved;
      return contestedIn(seen).length > 0 ? null : { values: { ...seen, ...own }, seen };
    },
  };
}

const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[];

/** What was written, and what the server had when each field was changed first. */
function readDraft<Fields extends TextFields<Fields>>(text: string, saved: Fields) {
  const kept = asRecord(asJson(text));
  const [fields, from] = [asRecord(kept.own), asRecord(kept.before)];
  const own: Partial<Fields> = {};
  const before: Partial<Fields> = {};
  for (const field of namesOf(saved)) {
    const [value, earlier] = [fields[field as string], from[field as string]];
    if (typeof value !== 'string' || typeof earlier !== 'string') continue;
    own[field] = value as Fields[keyof Fields];
    before[field] = earlier as Fields[keyof Fields];
  }
  return { own, before };
}
