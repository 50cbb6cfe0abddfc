/** One user-visible message: a string of a `messages.ts`, or a function that makes one. */
export interface Message {
  /** Package, name of the messages and key, e.g. `ui chatRoom.empty`. */
  id: string;
  /** The text, with … where a value goes. */
  sample: string;
  /** The fixed parts of the text, in order. */
  parts: string[];
  /** Where its `messages.ts` stands, and what it is the text of: a path that ends with a slash. */
  folder: string;
}

/** A story as the browser showed it. */
export interface ShownStory {
  id: string;
  /** All that it says. */
  text: string;
  /** Path of the file of stories. */
  file: string;
}

const HOLE = '\u0001';

/** A value whose every property is a hole again, and so is it as a text: for `day.name`. */
const hole: unknown = new Proxy(
  {},
  { get: (_, key) => (key === Symbol.toPrimitive ? () => HOLE : hole) },
);

/** Runs `make` while every date is written as a hole, for it is a value as any other. */
function withoutDates<Made>(make: () => Made): Made {
  const formats = Intl.DateTimeFormat.prototype;
  const format = Object.getOwnPropertyDescriptor(formats, 'format')!;
  Object.defineProperty(formats, 'format', { ...format, get: () => () => HOLE });
  try {
    return make();
  } finally {
    Object.defineProperty(formats, 'format', format);
  }
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'function') return [];
  const call = value as (...args: unknown[]) => unknown;
  // Plural forms: a message made from a count has one text for 1 and another for more.
  const results = [HOLE, hole, 1, 2].map((argument) => {
    try {
      const args = Array.from({ length: Math.max(call.length, 1) }, () => argument);
      return withoutDates(() => call(...args));
    } catch {
      return undefined;
    }
  });
  const texts = results.filter((result) => typeof result === 'string');
  // One that takes its value out of an object is made by a hole of many properties alone.
  const made = texts.find((text) => text.includes(HOLE)) ?? texts[0];
  return made === undefined ? [] : [made];
};

const walk = (prefix: string, value: unknown): { id: string; text: string }[] => {
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => walk(`${prefix}.${key}`, inner));
  return textsOf(value).map((text) => ({ id: prefix, text }));
};

/**
 * All messages that a `messages.ts` exports, named or, for embeds, plain; but not those that write
 * nothing but a value, such as a number as a language writes it: no story can be told by them.
 */
export function messagesOf(file: string, exports: object): Message[] {
  const [, packageName] = /packages\/(\w+)\//.exec(file) ?? [];
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return Object.entries(exports as Record<string, { name?: unknown; texts?: unknown }>)
    .filter(([name]) => name.endsWith('Messages'))
    .flatMap(([name, value]) =>
      typeof value.name === 'string' && value.texts
        ? walk(`${packageName} ${value.name}`, value.texts)
        : walk(`${packageName} ${name.replace(/Messages$/, '')}`, value),
    )
    .map(({ id, text }) => ({
      id,
      sample: text.replaceAll(HOLE, '…'),
      parts: text.split(HOLE).map(squeeze).filter(Boolean),
      folder,
    }))
    .filter(({ parts }) => parts.length > 0);
}

/**
 * The texts of a translation, e.g. `messages.es.ts`, by the ids of what they translate, with …
 * where a value goes.
 */
export function samplesOf(file: string, exports: object): Map<string, string> {
  const [, packageName] = /packages\/(\w+)\//.exec(file) ?? [];
  return new Map(
    Object.entries(exports)
      .flatMap(([name, texts]) => walk(`${packageName} ${name}`, texts))
      .map(({ id, text }) => [id, text.replaceAll(HOLE, '…')]),
  );
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Whether a page's text shows the message; letter case is left out, since styles may set capitals.
 */
export function matcherOf({ parts }: Message): (pageText: string) => boolean {
  return (pageText) => {
    const page = squeeze(pageText);
    let from = 0;
    for (const part of parts) {
      const at = page.indexOf(part, from);
      if (at < 0) return false;
      from = at + part.length;
    }
    return true;
  };
}

/**
 * The story to see a message in: one of the component whose text it is, where there is one, else
 * one that says most of the `others` of its `messages.ts`, for a word alone may be somebody else's.
 * A page of all states shows everything; the story named after the state is the better address.
 */
export function storyOf(
  message: Message,
  stories: readonly ShownStory[],
  others: readonly Message[] = [],
): string | undefined {
  const matches = matcherOf(message);
  const shown = stories.filter(({ text }) => matches(text));
  const own = shown.filter(({ file }) => file.startsWith(message.folder));
  const among = own.length > 0 ? own : withMostOf(others, shown);
  return (among.find(({ id }) => !id.endsWith('--all-states')) ?? among[0])?.id;
}

function withMostOf(messages: readonly Message[], stories: readonly ShownStory[]): ShownStory[] {
  const matchers = messages.map(matcherOf);
  const counted = stories.map((story) => ({
    story,
    count: matchers.filter((matches) => matches(story.text)).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ story }) => story);
}
