import type { Translations } from '../../../http/language';
import { confirmationMessages, type ConfirmationMessages } from './messages';
import { confirmationAr } from './messages.ar';
import { confirmationEs } from './messages.es';

/** What the confirmation mail and its page say, by language. */
export const confirmationTexts: Translations<ConfirmationMessages> = {
  en: confirmationMessages,
  es: confirmationEs,
  ar: confirmationAr,
};
