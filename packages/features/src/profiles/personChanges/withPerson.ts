import { personName, type PersonSummary } from '@clubline/contract';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const FIELDS = ['username', 'firstName', 'lastName', 'profilePicture'] as const;

/** Who stands there, as they are called and shown now: with the fields that are there already. */
function personThere(
  there: Record<string, unknown>,
  person: PersonSummary,
): Record<string, unknown> {
  const isPerson = there['id'] === person.id && 'firstName' in there;
  const isTheirs = there['ownerId'] === person.id && 'ownerName' in there;
  return {
    ...(isPerson &&
      Object.fromEntries(
        FIELDS.flatMap((field) => (field in there ? [[field, person[field] ?? null]] : [])),
      )),
    ...(isTheirs && { ownerName: personName(person) }),
  };
}

/**
 * An answer in which a person is called and shown as they are now, wherever they stand in it; the
 * same object where nothing is different.
 */
export function withPerson<Data>(data: Data, person: PersonSummary): Data {
  if (!isObject(data)) return data;
  if (Array.isArray(data)) {
    const rows = data.map((row: unknown) => withPerson(row, person));
    return rows.some((row, index) => row !== data[index]) ? (rows as Data) : data;
  }
  const now = Object.entries({ ...data, ...personThere(data, person) }).map(([field, value]) => [
    field,
    withPerson(value, person),
  ]);
  const isSame = now.every(([field, value]) => data[field as string] === value);
  return isSame ? data : (Object.fromEntries(now) as Data);
}
