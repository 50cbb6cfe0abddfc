// Stands in for a peer that is not installed.
export const TanstackTable = null;
export const VirtuaList = null;
