import { useEffect, useRef, useState } from 'react';
import { SEARCH_DELAY, useDebouncedValue } from '../debounce';
import { useClubline } from '../provider';
import type { Route } from '../routes';

/**
 * The words of a search that has an address: they follow `addressed`, what the page's address
 * names, and once typing rests the address names them, in the same entry of the history.
 */
export function useRoutedWords(
  addressed: string,
  routeOf: (words: string) => Route,
): [words: string, setWords: (words: string) => void] {
  const { hrefFor, navigate } = useClubline();
  /** What the address names by now, also where nobody says so. */
  const named = useRef(addressed);
  useEffect(() => void (named.current = addressed), [addressed]);
  const [state, setState] = useState({ addressed, words: addressed });
  if (state.addressed !== addressed) {
    // What is being typed stays as it is when the address has come to name it.
    const isOwn = state.words.trim() === addressed;
    setState({ addressed, words: isOwn ? state.words : addressed });
  }
  const wanted = state.words.trim();
  const settled = useDebouncedValue(wanted, SEARCH_DELAY);
  useEffect(() => {
    if (settled !== wanted || settled === named.current) return;
    named.current = settled;
    navigate(hrefFor(routeOf(settled)), { replace: true, keepsPlace: true });
    // Once for the words, not whenever the caller makes a new function.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return [state.words, (words) => setState({ addressed, words })];
}
