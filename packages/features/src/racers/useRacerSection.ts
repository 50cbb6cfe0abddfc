import { useRoutedChoice } from '../platform/navigation';
import { useClubline } from '../platform/provider';
import type { RacerSection } from '../platform/routes';

/** Which window lies over a racer's page: the search, what can be changed, or none. */
export function useRacerSection(id: string, addressed: RacerSection | undefined, query: string) {
  const { hrefFor, navigate } = useClubline();
  const { choice, choose, goBackTo } = useRoutedChoice<RacerSection | null>(
    addressed ?? null,
    (section) => (section ? { to: 'racerSection', id, section } : { to: 'racer', id }),
  );
  const close = () => goBackTo(null);
  return {
    edit: { isOpen: choice === 'edit', open: () => choose('edit'), close },
    /** What a `RacerSearchDialog` needs. */
    search: {
      isOpen: choice === 'search',
      onOpenChange: (isOpen: boolean) => (isOpen ? choose('search') : close()),
      query,
      onQueryChange: (words: string) =>
        navigate(hrefFor({ to: 'racerSection', id, section: 'search', query: words.trim() }), {
          replace: true,
          keepsPlace: true,
        }),
      // It goes with the page: closed before, it would stay so for whoever goes back before the
      // next page has come.
      onLeave: () => undefined,
    },
  };
}
