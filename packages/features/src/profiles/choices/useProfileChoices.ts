import { useMemo } from 'react';
import { useMessages } from '../../platform/messages';
import { profileChoiceMessages } from './messages';

/** Between the words that are stored of a profile's tags and sports, and those of the page. */
export interface ProfileChoices {
  /** As the page says it; what somebody typed themselves stays what it is. */
  labelOf(value: string): string;
  /** As it is stored. */
  valueOf(label: string): string;
}

/** Tags and sports of profiles in the language of the page. */
export function useProfileChoices(): ProfileChoices {
  const texts = useMessages(profileChoiceMessages);
  return useMemo(() => {
    const labels = new Map(Object.entries(texts));
    const values = new Map(Object.entries(texts).map(([value, label]) => [label, value]));
    return {
      labelOf: (value) => labels.get(value) ?? value,
      valueOf: (label) => values.get(label) ?? label,
    };
  }, [texts]);
}
