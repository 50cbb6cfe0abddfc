import * as features from '@clubline/features/locales/ar';
import * as ui from '@clubline/ui/locales/ar';

/** Every text of the site in Arabic. */
export const messages: Readonly<Record<string, object>> = { ...ui, ...features };
