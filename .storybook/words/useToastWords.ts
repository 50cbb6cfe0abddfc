import { useEffect, useState } from 'react';
import type { LanguageName } from '../scope/languages';

type Translate = (text: string) => string;
const asItIs: Translate = (text) => text;

/**
 * What the texts of toasts are shown as: a play function makes them in English, and what was said
 * stays when the language that was chosen comes after it.
 */
export function useToastWords(
  language: LanguageName,
  messages: Readonly<Record<string, object>> | undefined,
): Translate {
  const [translated, setTranslated] = useState<{ language: string; words: Translate }>();
  useEffect(() => {
    if (language === 'en' || !messages) return undefined;
    let isLate = false;
    void Promise.all([import('./englishMessages'), import('./translateTexts')]).then(
      ([{ englishMessages }, { translatorOf }]) => {
        if (!isLate) setTranslated({ language, words: translatorOf(englishMessages, messages) });
      },
    );
    return () => void (isLate = true);
  }, [language, messages]);
  return translated?.language === language ? translated.words : asItIs;
}
