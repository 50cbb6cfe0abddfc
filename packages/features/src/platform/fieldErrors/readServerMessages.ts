import { ApiError, asList, asRecord, asText, isRecord } from '../client';

/** One thing that a server says is wrong. */
export interface ServerMessage {
  /** The property it is about, with those above it: `tags.profile.1`; '' for none. */
  property: string;
  text: string;
}

/**
 * What a server says is wrong with a request, whichever way it says so: a list at
 * `result.response.errors` or `errors`, or else a text or list at `message`, `error` or
 * `result.response.message`. Empty for any other error.
 */
export function readServerMessages(error: unknown): ServerMessage[] {
  if (!(error instanceof ApiError)) return [];
  const body = asRecord(error.body);
  const response = asRecord(asRecord(body.result).response);
  const sources = [response.errors, body.errors, body.message, body.error, response.message];
  for (const source of sources) {
    const messages = readMessages(source, '');
    if (messages.length > 0) return messages;
  }
  return [];
}

/** Entries may be texts or objects, in a list or, by property, in an object. */
function readMessages(source: unknown, property: string): ServerMessage[] {
  if (typeof source === 'string') return readText(source, property);
  if (isRecord(source))
    return Object.entries(source).flatMap(([name, value]) =>
      isRecord(value) ? [] : readMessages(value, pathOf(property, name)),
    );
  return asList(source).flatMap((entry) =>
    isRecord(entry) ? readEntry(entry, property) : readMessages(entry, property),
  );
}

/** An entry that names its property, its texts, and entries of properties inside that one. */
function readEntry(entry: Record<string, unknown>, above: string): ServerMessage[] {
  const { messages, constraints, message, children } = entry;
  const own = pathOf(above, entry.property ?? entry.field ?? entry.path);
  const texts = messages ?? (isRecord(constraints) ? Object.values(constraints) : message);
  return [
    ...asList(texts, [texts]).flatMap((text) => readText(asText(text), own)),
    ...readMessages(asList(children), own),
  ];
}

/** Some servers write the path in front of the text: `tags.profile.1: At most 40 characters.` */
function readText(text: string, property: string): ServerMessage[] {
  const [, path, rest] =
    (property === '' && /^\s*([A-Za-z_]\w*(?:\.\w+|\[\d+\])+):\s*(\S[^]*)$/.exec(text)) || [];
  const said = (rest ?? text).trim();
  return said === '' ? [] : [{ property: pathOf('', path ?? property), text: said }];
}

/** A path with dots: `tags[1]`, `['tags', 1]` and `1` below `tags` are all `tags.1`. */
function pathOf(above: string, name: unknown): string {
  const parts = Array.isArray(name) ? name : [name];
  const path = parts
    .map((part) => (typeof part === 'number' ? String(part) : asText(part)))
    .join('.')
    .replaceAll(/\[(\w+)\]/g, '.$1')
    .replace(/^body\b\.?/, '');
  return [above, path].filter(Boolean).join('.');
}
