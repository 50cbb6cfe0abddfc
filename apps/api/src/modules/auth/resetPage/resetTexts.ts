import type { Translations } from '../../../http/language';
import { resetMessages, type ResetMessages } from './messages';
import { resetAr } from './messages.ar';
import { resetEs } from './messages.es';

/** What the reset mail and its page say, by language. */
export const resetTexts: Translations<ResetMessages> = {
  en: resetMessages,
  es: resetEs,
  ar: resetAr,
};
