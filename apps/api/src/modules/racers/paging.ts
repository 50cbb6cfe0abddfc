/** The number of the page that begins at an offset; pages count from 1. */
export const pageAt = (skip: number, limit: number): number => Math.floor(skip / limit) + 1;
