import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** So long, in ms, a page may take to bring the field. */
const TIME_LIMIT = 10_000;

/**
 * Leads to the field that the fragment of the address names, once the page has brought it, unless
 * the reader has done something else by then.
 */
export function useNamedField(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const arrivalKey = useRef(key);
  useEffect(() => {
    // Going back, the reader looks for what was read there.
    if (!hash || (type === 'POP' && key !== arrivalKey.current)) return undefined;
    return whenThere(hash.slice(1), (field) => {
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
    });
  }, [hash, key, type]);
}

const gestures = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Calls back with the field of this id as soon as it is there; returns what ends the waiting. */
function whenThere(id: string, onFound: (field: HTMLElement) => void): () => void {
  const look = () => {
    const field = document.getElementById(id);
    if (!field?.matches('input, textarea')) return;
    stop();
    onFound(field);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop(), TIME_LIMIT);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) removeEventListener(gesture, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
  look();
  return stop;
}
