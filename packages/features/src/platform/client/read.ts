/** The fields of a JSON object, none of them known. */
export type UnknownRecord = Record<string, unknown>;

/** True for a JSON object, which neither a list nor null is. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an object; none for anything else. */
export function asRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}

/** The fields of an answer, and those under its `data`, where servers like to wrap them. */
export function asAnswer(body: unknown): { root: UnknownRecord; data: UnknownRecord } {
  const root = asRecord(body);
  return { root, data: asRecord(root.data) };
}

/** A text as it is; '' for anything else. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** An id, which some servers send as a number; '' for anything else. */
export function asId(value: unknown): string {
  return typeof value === 'number' ? String(value) : asText(value);
}

/** A finite number, also one written as text; null for anything else. */
export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isFinite(number) ? (number as number) : null;
}

/** How many there are: whole and never below 0; null for what is no number. */
export function asCount(value: unknown): number | null {
  const number = asNumber(value);
  return number === null ? null : Math.max(0, Math.trunc(number));
}

/** The first list among the places where servers put one; empty when there is none. */
export function asList(...candidates: unknown[]): unknown[] {
  return candidates.find((candidate) => Array.isArray(candidate)) ?? [];
}

/** Leads to the next page of a list; null at its end, and where a server has no pages. */
export function readNextCursor(body: unknown): string | null {
  const { root, data } = asAnswer(body);
  const meta = asRecord(root.meta ?? data.meta);
  const cursor = asId(meta.nextCursor);
  return cursor !== '' && meta.hasMore !== false ? cursor : null;
}

/** Where an answer that holds a page of a list leads, and whether more is left than it leads to. */
export interface PageEnd {
  /** Leads to the page after; null at the end. */
  nextCursor: string | null;
  /** So many were sent, and there are more without a way on; missing where nothing is kept back. */
  cutAt?: number;
}

/**
 * The end of a page that holds `count`. A server may say that it has more, by `hasMore`,
 * `hasNextPage` or the `total` of a list that was asked for from its beginning, and not say how to
 * go on.
 */
export function readPageEnd(body: unknown, count: number, askedFrom?: string): PageEnd {
  const nextCursor = readNextCursor(body);
  const { root, data } = asAnswer(body);
  const meta = asRecord(root.meta ?? data.meta);
  const total = asCount(meta.total ?? meta.totalCount ?? root.total ?? data.total);
  const hasMore =
    meta.hasMore === true ||
    meta.hasNextPage === true ||
    (!askedFrom && total !== null && total > count);
  return { nextCursor, ...(nextCursor === null && hasMore && { cutAt: count }) };
}

/** The first text with something in it; null when there is none. */
export function firstText(...candidates: unknown[]): string | null {
  return candidates.map(asText).find(Boolean) ?? null;
}

/** The texts of a list, those with nothing in them left out; none for what is no list. */
export function asTexts(value: unknown): string[] {
  return asList(value).filter((text): text is string => asText(text).trim() !== '');
}

/** What JSON text says; null for anything else. */
export function asJson(text: unknown): unknown {
  try {
    return JSON.parse(asText(text)) as unknown;
  } catch {
    return null;
  }
}
