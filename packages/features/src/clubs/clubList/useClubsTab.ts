import { useEffect, useRef, type RefObject } from 'react';
import { useClubline } from '../../platform/provider';
import { clubKeys, type ClubsTab } from '../clubKeys';

/**
 * Leads to a tab by its address; the stored flag and the page's event do so, too, and each change
 * is broadcast.
 */
export function useClubsTab(
  page: RefObject<Element | null>,
  tab: ClubsTab,
): (tab: ClubsTab) => void {
  const { navigate, hrefFor, storage } = useClubline();
  const show = useRef((next: ClubsTab, replace = false) =>
    navigate(hrefFor({ to: next === 'my' ? 'clubs' : 'discover' }), { replace }),
  );
  useEffect(() => {
    show.current = (next, replace = false) =>
      navigate(hrefFor({ to: next === 'my' ? 'clubs' : 'discover' }), { replace });
  });

  useEffect(() => {
    if (tab !== 'my' || storage.session.get(clubKeys.tabFlag) !== 'discover') return;
    storage.session.remove(clubKeys.tabFlag);
    show.current('discover', true);
  }, [tab, storage]);

  useEffect(() => {
    const view = page.current?.ownerDocument.defaultView;
    view?.dispatchEvent(new CustomEvent(clubKeys.tabChanged, { detail: tab }));
  }, [page, tab]);

  useEffect(() => {
    const view = page.current?.ownerDocument.defaultView;
    const onSetTab = (event: Event) => {
      const wanted = (event as CustomEvent<unknown>).detail;
      if (wanted === 'my' || wanted === 'discover') show.current(wanted);
    };
    view?.addEventListener(clubKeys.setTab, onSetTab);
    return () => view?.removeEventListener(clubKeys.setTab, onSetTab);
  }, [page]);

  return (next) => next !== tab && show.current(next);
}
