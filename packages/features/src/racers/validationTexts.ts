import { ApiError } from '../client';

type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.values(asRecord(value)).flatMap(textsOf);
};

/** One field that was refused, and why. */
export interface FieldRefusal {
  property: string;
  texts: string[];
}

/** The fields that a refusal names: `errors[]` of the body, else those at `result.response.errors`, else a list at `message`. */
export function fieldRefusals(error: unknown): FieldRefusal[] {
  if (!(error instanceof ApiError)) return [];
  const body = asRecord(error.body);
  const response = asRecord(asRecord(body.result).response);
  const list = [response.errors, body.errors, body.message, response.message].find((candidate) =>
    Array.isArray(candidate),
  ) as unknown[] | undefined;
  return (list ?? []).flatMap((value): FieldRefusal[] => {
    if (typeof value === 'string') return value.trim() ? [{ property: '', texts: [value] }] : [];
    const { property, field, messages, constraints, message } = asRecord(value);
    const texts = textsOf(messages ?? constraints ?? message);
    const name = property ?? field;
    return texts.length > 0 ? [{ property: typeof name === 'string' ? name : '', texts }] : [];
  });
}

/** A refusal as `property: why • property: why`; null when it names no fields. */
export function refusedFields(error: unknown): string | null {
  const lines = fieldRefusals(error).map(({ property, texts }) =>
    property ? `${property}: ${texts.join(', ')}` : texts.join(', '),
  );
  return lines.length > 0 ? lines.join(' • ') : null;
}

/** The reasons alone, joined by bullets; null when the refusal names no fields. */
export function refusedTexts(error: unknown): string | null {
  const texts = fieldRefusals(error).flatMap((refusal) => refusal.texts);
  return texts.length > 0 ? texts.join(' • ') : null;
}
