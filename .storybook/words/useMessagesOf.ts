import { useEffect, useState } from 'react';
import { languages, type LanguageName } from '../scope/languages';

type Messages = Readonly<Record<string, object>>;

/** The texts of a language; undefined until those that are made from the English are there. */
export function useMessagesOf(language: LanguageName): Messages | undefined {
  const [made, setMade] = useState<Messages>();
  const isMade = language === 'en-XA';
  useEffect(() => {
    if (!isMade) return;
    void import('./accentedMessages').then(({ accentedMessages }) => setMade(accentedMessages));
  }, [isMade]);
  return isMade ? made : languages[language].messages;
}
