import { SEEN_PROPERTY } from '@clubline/contract';
import { conflict } from '../../http/errors';

/** 409 where what somebody changes is not what they have seen of it any more. */
const changedMeanwhile = () =>
  conflict('This was changed meanwhile. Look at it, and save again.', SEEN_PROPERTY);

/** A field as it is compared: nothing is as an empty text. */
const plain = (value: unknown): string => JSON.stringify(value ?? '');

/**
 * What is really changed of what is sent: all of it where nothing was seen before. Throws 409 where
 * somebody else has changed one of these fields since. `stored` is to be read where nobody else can
 * change it.
 */
export function changedSinceSeen<Fields extends object>(
  sent: Fields,
  seen: { [Field in keyof Fields]?: unknown } | undefined,
  stored: { [Field in keyof Fields]?: unknown },
): Fields {
  const changed = { ...sent };
  for (const field of Object.keys(sent) as (keyof Fields)[]) {
    if (seen?.[field] === undefined || sent[field] === undefined) continue;
    const [before, next, now] = [seen[field], sent[field], stored[field]].map(plain);
    if (next === before) delete changed[field];
    else if (now !== before && now !== next) throw changedMeanwhile();
  }
  return changed;
}
