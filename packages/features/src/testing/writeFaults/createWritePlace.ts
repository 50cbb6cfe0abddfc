import {
  type ListWriteCalls,
  listWriteRules,
  matchWrites,
  type Writes,
} from '../../platform/writes';

/** How often a text was written, is on the server, is shown as stored and as unsent. */
export interface WriteCount {
  written: number;
  /** How often somebody was told that it was sent. */
  told: number;
  stored: number;
  shown: number;
  unsent: number;
}

interface Listed {
  id: string;
  createdAt: string;
  content: string;
}

/** One place of a page; `pageOf` says which page that is by now. */
export function createWritePlace<Content, Stored extends Listed>(
  pageOf: () => Writes,
  name: string,
  calls: ListWriteCalls<Content, Stored>,
  contentOf: (text: string) => Content,
  textOf: (content: Content) => string,
) {
  let items: readonly Stored[] | undefined;
  const written: string[] = [];
  let told: string[] = [];
  const load = async () => {
    const begun = pageOf();
    const fresh = await calls.load().catch(() => undefined);
    if (fresh && begun === pageOf()) items = fresh;
  };
  const show = async (stored: Stored | null) => {
    if (!stored) return load();
    items = [stored, ...(items ?? []).filter(({ id }) => id !== stored.id)];
    return undefined;
  };
  const rules = listWriteRules(calls, () => items, show);
  const listed = () => pageOf().list(name) as Parameters<typeof matchWrites<Content, Stored>>[0];
  // A page that is gone tells nobody anything.
  const report = (text: string, page: unknown) => (outcome: { isSent: boolean } | null) => {
    if (outcome?.isSent && page === pageOf()) told = [...told, text];
  };
  return {
    load,
    forget: () => void (items = undefined),
    /** As the hook does after each rendering. */
    recognise() {
      for (const [id, storedId] of matchWrites(listed(), items ?? [], calls.isAlike)) {
        const write = listed().find((known) => known.id === id);
        if (write?.state !== 'unsent') continue;
        told = [...told, textOf(write.content)];
        pageOf().recognise(name, id, storedId);
      }
    },
    write(text: string) {
      written.push(text);
      void pageOf().send(name, rules, contentOf(text)).then(report(text, pageOf()));
    },
    retry(presses: number) {
      const unsent = listed().find(({ state }) => state === 'unsent');
      if (!unsent) return;
      for (let press = 0; press < presses; press += 1)
        void pageOf()
          .retry(name, rules, unsent.id)
          .then(report(textOf(unsent.content), pageOf()));
    },
    isUnsent: () => listed().length > 0,
    counts(onServer: readonly { content: string }[]): Record<string, WriteCount> {
      const rows = listed();
      const arrived = matchWrites(rows, items ?? [], calls.isAlike);
      const unsent = rows.filter(({ id }) => !arrived.has(id));
      const times = (all: readonly string[], text: string) =>
        all.filter((other) => other === text).length;
      const texts = (all: readonly { content: string }[]) => all.map(({ content }) => content);
      return Object.fromEntries(
        [...new Set(written)].map((text) => [
          `${name} ${text}`,
          {
            written: times(written, text),
            told: times(told, text),
            stored: times(texts(onServer), text),
            shown: times(texts(items ?? []), text),
            unsent: times(
              unsent.map(({ content }) => textOf(content)),
              text,
            ),
          },
        ]),
      );
    },
  };
}
