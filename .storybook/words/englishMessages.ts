const english = import.meta.glob<Record<string, { name?: unknown; texts?: unknown }>>(
  '../../packages/*/src/**/messages.ts',
  { eager: true },
);

/** Every English text of both packages, by the names that replace it. */
export const englishMessages: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.values(english)
    .flatMap((exports) => Object.entries(exports))
    .filter(([name]) => name.endsWith('Messages'))
    .map(([name, value]) =>
      typeof value.name === 'string' && value.texts
        ? [value.name, value.texts]
        : [name.replace(/Messages$/, ''), value],
    ),
);
