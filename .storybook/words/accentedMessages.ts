import { accentedTexts } from './accented';
import { englishMessages } from './englishMessages';

/** Every text of both packages, made from the English one, by the names that replace it. */
export const accentedMessages = Object.fromEntries(
  Object.entries(englishMessages).map(([name, texts]) => [name, accentedTexts(texts)]),
) as Readonly<Record<string, object>>;
