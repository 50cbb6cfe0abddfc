import * as features from '@clubline/features/locales/es';
import * as ui from '@clubline/ui/locales/es';

/** Every text of the site in Spanish. */
export const messages: Readonly<Record<string, object>> = { ...ui, ...features };
