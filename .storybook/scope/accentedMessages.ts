import { accentedTexts } from './accented';

const english = import.meta.glob<Record<string, { name?: unknown; texts?: unknown }>>(
  '../../packages/*/src/**/messages.ts',
  { eager: true },
);

/** Every text of both packages, made from the English one, by the names that replace it. */
export const accentedMessages = Object.fromEntries(
  Object.values(english)
    .flatMap((exports) => Object.entries(exports))
    .filter(([name]) => name.endsWith('Messages'))
    .map(([name, value]) =>
      typeof value.name === 'string' && value.texts
        ? [value.name, accentedTexts(value.texts)]
        : [name.replace(/Messages$/, ''), accentedTexts(value)],
    ),
) as Readonly<Record<string, object>>;
