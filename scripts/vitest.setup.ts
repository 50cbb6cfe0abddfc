import nodeConsole from 'node:console';
import { cleanup, configure } from '@testing-library/react';
import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { afterEach } from 'vitest';

// happy-dom holds on to the console from before vitest took its place. What it says of frames and
// answers belongs to the test that caused it, and is shown if that fails.
nodeConsole.error = console.error;

const expected = process.env['CLUBLINE_REACT'] ?? '19';
for (const found of [version, domVersion])
  if (!found.startsWith(`${expected}.`))
    throw new Error(`These tests are for React ${expected} and met ${found}.`);

// A second is what ten pages of a thousand people take when several jobs share a core.
configure({ asyncUtilTimeout: 5_000 });

// happy-dom's own loses its place when it has gone down into what stands before, and finds nothing.
// react-aria moves the focus back by it.
TreeWalker.prototype.previousNode = function previousNode() {
  const start = this.currentNode;
  let before: Node | null = null;
  this.currentNode = this.root;
  for (let node = this.nextNode(); node; node = this.nextNode()) {
    if (!(node.compareDocumentPosition(start) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
    before = node;
  }
  this.currentNode = before ?? start;
  return before;
};

afterEach(() => {
  // Without this, a tree left mounted by one test answers the queries of the next.
  cleanup();
  // react-aria keeps what it reads out in one element for the whole page, and the files of a worker
  // share theirs.
  document.querySelector('[data-live-announcer]')?.remove();
  // It also keeps how somebody last acted: after a click without a pointer it would move the focus
  // one frame later, in whatever test comes next.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified' }));
  // So does the selection, which arrow keys would go on moving.
  document.getSelection()?.removeAllRanges();
});
