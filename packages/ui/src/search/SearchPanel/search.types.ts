/** A kind of what can be found. */
export type SearchKind = 'people' | 'clubs' | 'racers' | 'races' | 'posts';

/** One thing that was found. */
export interface SearchHit {
  /** Unique among those of its kind. */
  id: string;
  /** Where it leads. */
  href: string;
  /** Its name. */
  name: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** Address of a picture; without one the initials stand in. Races have none. */
  image?: string | null | undefined;
}

/** What was found of one kind. */
export interface SearchGroup {
  /** What it holds. */
  kind: SearchKind;
  /** In the order they are shown. */
  hits: readonly SearchHit[];
  /** Whether it is still searched, has been, or could not be. */
  status: 'loading' | 'ready' | 'error';
  /** Whether there is more of it, or more to look through. @default false */
  hasMore?: boolean;
  /** Whether more of it is on its way. @default false */
  isLoadingMore?: boolean;
  /** Asks for more of it. */
  onLoadMore?: () => void;
  /** So many the server has sent, and leads no further. */
  cutAt?: number | undefined;
}

/** What is shown of a search. */
export interface SearchState {
  /** Nothing is searched for, nothing has come yet, nothing was found, or something was. */
  shown: 'start' | 'searching' | 'empty' | 'found';
  /** What could not be searched. */
  failed: readonly SearchKind[];
  /** How many are shown. */
  count: number;
  /** Whether there may be more than those. */
  isMore: boolean;
}

/** Whether a group says anything: what was found, or that it can be looked for further on. */
export const isShownGroup = ({ hits, status, hasMore = false }: SearchGroup): boolean =>
  hits.length > 0 || (status === 'ready' && hasMore);

/** How many there are of these, and whether there may be more. */
const counted = (groups: readonly SearchGroup[]): Pick<SearchState, 'count' | 'isMore'> => ({
  count: groups.reduce((sum, { hits }) => sum + hits.length, 0),
  isMore: groups.some(({ hasMore = false, status }) => hasMore || status === 'loading'),
});

/** How many there are of these, as far as that is known: '12', or '12+'. */
export function countOf(groups: readonly SearchGroup[]): string {
  const { count, isMore } = counted(groups);
  return `${count}${isMore ? '+' : ''}`;
}

/** What is to be shown of these groups. */
export function searchStateOf(query: string, groups: readonly SearchGroup[]): SearchState {
  const { count, isMore } = counted(groups);
  const failed = groups.filter(({ status }) => status === 'error').map(({ kind }) => kind);
  // Without groups it has not begun.
  const isSearching = groups.length === 0 || groups.some(({ status }) => status === 'loading');
  if (query.trim() === '') return { shown: 'start', failed: [], count: 0, isMore: false };
  if (count > 0) return { shown: 'found', failed, count, isMore };
  // Nobody knows that there is nothing where not all has been looked through.
  const isFurther = !isSearching && groups.some(isShownGroup);
  return {
    shown: isSearching ? 'searching' : isFurther ? 'found' : 'empty',
    failed,
    count,
    isMore,
  };
}
