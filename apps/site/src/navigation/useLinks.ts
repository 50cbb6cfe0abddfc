import { useEffect } from 'react';
import { useClubline } from '@clubline/features';
import { preparePage } from './preparePage';
import { linkedPath, sameOriginPath } from './sameOriginPath';

/** How long a pointer has to rest on a link before its page is fetched, in ms. */
const RESTING_MS = 65;

/**
 * Turns clicks on plain links to this site into navigation; what the browser does better is left to
 * it. A page is fetched as soon as somebody seems to want it: a pointer rests on its link, a finger
 * touches it, or it has the focus.
 */
export function useLinks(): void {
  const { navigate } = useClubline();
  useEffect(() => {
    const { origin } = window.location;
    const follow = (event: MouseEvent) => {
      const path = sameOriginPath(event, origin);
      if (path === null) return;
      event.preventDefault();
      navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  useEffect(() => {
    if (isSavingData()) return undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const fetchFor = (targets: EventTarget[]) => {
      const path = linkedPath(targets, window.location.origin);
      // Whoever goes there hears of a failure.
      if (path !== null) preparePage(path)?.catch(() => undefined);
    };
    const prepare = (event: Event) => fetchFor(event.composedPath());
    const rest = (event: PointerEvent) => {
      clearTimeout(resting);
      if (event.pointerType !== 'mouse') return;
      const targets = event.composedPath();
      resting = setTimeout(() => fetchFor(targets), RESTING_MS);
    };
    const passive = { passive: true };
    document.addEventListener('pointerover', rest, passive);
    document.addEventListener('touchstart', prepare, passive);
    document.addEventListener('focusin', prepare);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('touchstart', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, []);
}

/** Whether the person has asked their browser for as little traffic as possible. */
const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
