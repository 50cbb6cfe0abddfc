import * as featuresAr from '@clubline/features/locales/ar';
import * as featuresEs from '@clubline/features/locales/es';
import * as uiAr from '@clubline/ui/locales/ar';
import * as uiEs from '@clubline/ui/locales/es';

interface StoryLanguage {
  title: string;
  /** What replaces the English texts. */
  messages: Readonly<Record<string, object>>;
  /** How it is written. @default 'ltr' */
  direction?: 'rtl';
  /** What figures and the widgets’ own words follow. @default as the direction has them */
  locale?: string;
}

/** How stories are written: as their language is, or the other way round to see what it does. */
export type DirectionChoice = 'auto' | 'ltr' | 'rtl';

/** The languages that stories can be shown in. */
export type LanguageName = 'en' | 'es' | 'ar' | 'en-XA';

/** What is known of them, in the order of the bar. */
export const languages: Readonly<Record<LanguageName, StoryLanguage>> = {
  en: { title: 'English', messages: {} },
  es: { title: 'Español', messages: { ...uiEs, ...featuresEs }, locale: 'es' },
  ar: {
    title: 'العربية',
    messages: { ...uiAr, ...featuresAr },
    direction: 'rtl',
    locale: 'ar-u-nu-latn',
  },
  // Made from the English, to see what a longer language does to a layout.
  'en-XA': { title: 'Accented, 40% longer', messages: {} },
};

/** The direction that a choice in the bar means for a language. */
export const directionOf = (language: LanguageName, chosen: DirectionChoice): 'ltr' | 'rtl' =>
  chosen === 'auto' ? (languages[language].direction ?? 'ltr') : chosen;
