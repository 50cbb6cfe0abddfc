import { useEffect, useRef, type RefObject } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';

/**
 * Takes over what somebody has put into a field that was rendered on a server, before its script
 * came: React keeps it in the page at first, and would take it away with the next change.
 * @param box the field, or what holds it
 * @param read what it holds by now; undefined where that is `value` already
 */
export function useHydratedInput<Value>(
  box: RefObject<HTMLElement | null>,
  read: (box: HTMLElement) => Value | undefined,
  onChange: ((value: Value) => void) | undefined,
): void {
  const isHydrating = useIsSSR();
  const first = useRef({ read, onChange, isHydrating });
  useEffect(() => {
    const { current } = first;
    const found = current.isHydrating && box.current ? current.read(box.current) : undefined;
    if (found !== undefined) current.onChange?.(found);
  }, [box]);
}
