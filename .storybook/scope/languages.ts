import * as features from '@clubline/features/locales/es';
import * as ui from '@clubline/ui/locales/es';

/** The languages that stories can be shown in, and what replaces the English texts. */
export const languages = {
  en: { title: 'English', messages: {} },
  es: { title: 'Español', messages: { ...ui, ...features } },
  // Made from the English, to see what a longer language does to a layout.
  'en-XA': { title: 'Accented, 40% longer', messages: {} },
} satisfies Record<string, { title: string; messages: Readonly<Record<string, object>> }>;

export type LanguageName = keyof typeof languages;
