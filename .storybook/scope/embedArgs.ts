import { explainPlace } from '@clubline/ui';

type Explain = typeof explainPlace;

/** What the stories of an embed say of it, as their parameter `embed`. */
export interface EmbedParameter {
  /** The names of the texts that it takes as `labels`. */
  texts: readonly string[];
  /** Whether it takes a `locale`. @default false */
  hasLocale?: boolean;
}

interface ChosenLanguage {
  /** What replaces the English texts, by name. */
  messages: Readonly<Record<string, object>>;
  locale: string | undefined;
}

/**
 * What gives an embed the language of the bar: its texts are props, whatever a provider says. A
 * story with texts of its own keeps its language.
 */
export function embedArgs(
  embed: EmbedParameter | undefined,
  args: { labels?: unknown; explain?: unknown; [name: string]: unknown },
  { messages, locale }: ChosenLanguage,
): object {
  const own = embed?.texts.map((name) => messages[name]) ?? [];
  if (args.labels || !own.some(Boolean)) return {};
  const reasons = messages['explainPlace'] as Parameters<Explain>[2];
  return {
    labels: Object.assign({}, ...own) as object,
    ...(embed?.hasLocale && locale && { locale }),
    ...(args.explain === explainPlace && {
      explain: (...[ranked, motos]: Parameters<Explain>) => explainPlace(ranked, motos, reasons),
    }),
  };
}
