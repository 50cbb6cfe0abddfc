import { flushSync } from 'react-dom';
import { selectedRange } from './selectedRange';

interface Needs {
  /** Puts these parts into the page, wherever they are. */
  bring(parts: readonly HTMLElement[]): void;
  /** What was needed is so no longer: only what is near stays. */
  release(): void;
}

/**
 * What is not in the page is neither selected, copied, found nor printed, and the keyboard passes
 * over it: for these, parts come wherever they are.
 */
export function mountOnDemand(
  list: HTMLElement,
  parts: ReadonlySet<HTMLElement>,
  { bring, release }: Needs,
  signal: AbortSignal,
) {
  let wasSelected = false;
  const onSelectionChange = () => {
    const range = selectedRange();
    if (range?.intersectsNode(list)) bring([...parts].filter((part) => range.intersectsNode(part)));
    if (!range && wasSelected) release();
    wasSelected = range !== null;
  };
  /** The keyboard goes on from what has the focus, also when that is not what is seen. */
  const bringBeside = () => {
    const focused = [...parts].find((part) => part.contains(document.activeElement));
    const away = [focused?.previousElementSibling, focused?.nextElementSibling].filter(
      (part): part is HTMLElement => part?.childElementCount === 0,
    );
    if (away.length > 0) flushSync(() => bring(away));
  };
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) bring([...parts]);
    if (/^(Tab|Arrow(Up|Down))$/.test(key)) bringBeside();
  };
  window.addEventListener('beforeprint', () => flushSync(() => bring([...parts])), { signal });
  window.addEventListener('afterprint', release, { signal });
  // Before the list handles the key and looks for the next row.
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
  document.addEventListener('selectionchange', onSelectionChange, { signal });
}
