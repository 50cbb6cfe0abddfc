import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  // Without this, a tree left mounted by one test answers the queries of the next.
  cleanup();
  // react-aria keeps what it reads out in one element for the whole page, and the files of a worker share theirs.
  document.querySelector('[data-live-announcer]')?.remove();
  // So does the selection, which arrow keys would go on moving.
  document.getSelection()?.removeAllRanges();
});
