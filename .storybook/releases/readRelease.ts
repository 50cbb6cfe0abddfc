/** What is kept of a released version, to tell what has changed since. */
export interface Release {
  versions: { ui: string; features: string };
  /** The names of the props of each exported component, by its name. */
  components: Readonly<Record<string, readonly string[]>>;
  /** The value of each token, such as `text.muted`, by theme. */
  tokens: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every message in each language, by its id. */
  messages: Readonly<Record<string, MessageTexts>>;
}

export interface MessageTexts {
  en: string;
  /** Empty where there was no translation. */
  es: string;
  /** Left out of releases that had no Arabic; empty as `es`. */
  ar?: string;
}

/**
 * The exported components of a package and their props, as its `surface.txt` names them; each has
 * a `ref`, which is left out.
 */
export function componentsOf(surface: string): Record<string, string[]> {
  const blocks = surface.split(/^(?=\w)/m).map((block) => {
    const [head = '', ...lines] = block.split('\n');
    // What takes no props reads as a function.
    const [, kind, name = ''] =
      /^(component|type) (\w+)/.exec(
        head.replace(/^function(?= [A-Z]\w+\(\): Element)/, 'component'),
      ) ?? [];
    const props = lines.flatMap((line) => /^\s+(?!ref\b)([\w-]+)\??:/.exec(line)?.[1] ?? []);
    return { kind, name, props };
  });
  const types = new Map(
    blocks.filter(({ kind }) => kind === 'type').map(({ name, props }) => [name, props]),
  );
  return Object.fromEntries(
    blocks
      .filter(({ kind, name }) => kind === 'component' && /^[A-Z]/.test(name))
      .map(({ name, props }) => [
        name,
        [...new Set([...props, ...(types.get(`${name}Props`) ?? [])])].toSorted(),
      ]),
  );
}

/** The tokens of a theme by `group.name`. */
export const tokensOf = (theme: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(theme as Record<string, Record<string, string>>).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]),
    ),
  );

/** How a release is called: 0.1.0, or by both packages where they differ. */
export const titleOf = ({ versions: { ui, features } }: Release): string =>
  ui === features ? ui : `ui ${ui}, features ${features}`;
