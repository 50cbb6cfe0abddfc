import { version } from 'react';

const BEFORE_OTHERS = version.startsWith('18.')
  ? // As HTML calls it: React 18 knows no name of its own for it.
    { fetchpriority: 'high' }
  : ({ fetchPriority: 'high' } as const);

/** When a picture is fetched: one of the first of a screen at once, any other once it is near. */
export const pictureLoading = (isFirst: boolean) =>
  isFirst ? BEFORE_OTHERS : ({ loading: 'lazy' } as const);
