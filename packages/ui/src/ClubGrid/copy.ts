/** Default texts of ClubGrid; pass `labels` to replace any. */
export const clubGridCopy = { loading: 'Loading clubs…' };
