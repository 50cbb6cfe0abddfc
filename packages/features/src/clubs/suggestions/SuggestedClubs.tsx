import type { Club } from '@clubline/contract';
import { ClubSuggestions } from '@clubline/ui';
import useSWR from 'swr';
import { asTexts, pictureFor } from '../../platform/client';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { loadSuggestions } from './loadSuggestions';
import { useJoining } from './useJoining';

interface SuggestedClubsProps {
  /** The viewer's own clubs, as far as they are known. */
  own: readonly Club[];
  /** Called when somebody is about to join one. */
  onJoin?: () => void;
  /** Called once one has been joined. */
  onJoined?: () => void;
}

/** Three clubs that fit the sports somebody has chosen, joined with one press each. */
export function SuggestedClubs({ own, onJoin, onJoined }: SuggestedClubsProps) {
  const { client, hrefFor } = useClubline();
  const user = useCurrentUser();
  const userId = user?.id ?? '';
  const { memberships, join } = useJoining();
  const { data, error } = useSWR<Club[]>(userId ? `clubs:suggested:${userId}` : null, () =>
    loadSuggestions(client, userId, asTexts(user?.sportInterests)),
  );
  if (error && !data) return null;
  // One that has been joined on another page is no longer open here.
  const ownOf = (clubId: string) => own.find(({ id }) => id === clubId);
  return (
    <ClubSuggestions
      status={data ? 'ready' : 'loading'}
      clubs={(data ?? []).map(({ id, name, image, memberCount }) => ({
        id,
        name,
        image: pictureFor(image, 160) ?? null,
        memberCount: ownOf(id)?.memberCount ?? memberCount,
        href: hrefFor({ to: 'club', id }),
        membership: memberships[id] ?? (ownOf(id) ? 'joined' : 'open'),
      }))}
      onJoin={(id) => {
        onJoin?.();
        void join(id).then((isJoined) => isJoined && onJoined?.());
      }}
      moreHref={hrefFor({ to: 'discover' })}
    />
  );
}
