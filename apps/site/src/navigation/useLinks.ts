import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { sameOriginPath } from './sameOriginPath';

/**
 * Turns clicks on plain links to this site into navigation; what the browser does better is left to
 * it.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = sameOriginPath(event, window.location.origin);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
