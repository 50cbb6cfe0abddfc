import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

const isMac = () => /^(Mac|iP)/.test(navigator.platform);
const never = () => () => undefined;

/**
 * Calls back on ⌘K, or Ctrl+K where keyboards have no ⌘, unless a dialog covers the page. Answers
 * the keys as keyboards write them, which is no matter of language.
 */
export function useSearchKeys(
  bar: RefObject<HTMLElement | null>,
  onSearch: (() => void) | undefined,
): string {
  const hasCommand = useSyncExternalStore(never, isMac, () => false);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const isOffered = onSearch !== undefined;
  useEffect(() => {
    const document = bar.current?.ownerDocument;
    if (!document || !isOffered) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
      if (key.toLowerCase() !== 'k' || altKey || shiftKey || event.defaultPrevented) return;
      if (hasCommand ? !metaKey || ctrlKey : !ctrlKey || metaKey) return;
      // The browser would go to its own search.
      event.preventDefault();
      if (!bar.current?.closest('[inert], [aria-hidden="true"]')) latest.current?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [bar, hasCommand, isOffered]);
  return hasCommand ? '⌘ K' : 'Ctrl K';
}
