import { defineMessages } from '../../primitives/messages';
/** Default texts of ClubGrid; pass `labels` to replace any. */
export const clubGridMessages = defineMessages('clubGrid', { loading: 'Loading clubs…' });
