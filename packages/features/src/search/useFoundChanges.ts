import { CLUB_LIST_EVENTS, HOME_FEED_EVENTS, type Club } from '@clubline/contract';
import { useState } from 'react';
import { readClub } from '../clubs';
import type { FeedEntry } from '../home';
import { asText } from '../platform/client';
import { useAddition } from '../platform/provider';
import { useSocketSubscription } from '../platform/subscription';

interface FoundChanges {
  /** What has become of clubs, by their ids; null for those that are there no more. */
  clubs: ReadonlyMap<string, Club | null>;
  /** Clubs that the viewer belongs to no more. */
  left: ReadonlySet<string>;
  /** Posts that were removed. */
  posts: ReadonlySet<string>;
}

const NONE: FoundChanges = { clubs: new Map(), left: new Set(), posts: new Set() };

/**
 * What becomes of what was found while somebody looks at it: clubs and posts that are gone, and
 * private clubs that one is in no more. After a gap of the connection, `askAgain` asks for all.
 */
export function useFoundChanges(askAgain: () => Promise<unknown>) {
  const [changes, setChanges] = useState(NONE);
  const areClubsTold = useAddition(CLUB_LIST_EVENTS);
  const arePostsTold = useAddition(HOME_FEED_EVENTS);
  const removePost = ({ postId }: { postId?: unknown }) =>
    setChanges((now) => ({ ...now, posts: new Set(now.posts).add(asText(postId)) }));

  useSocketSubscription({
    events: {
      clubListed({ clubId, club: sent }) {
        const club = sent === null ? null : readClub(sent);
        if (club || sent === null)
          setChanges((now) => ({ ...now, clubs: new Map(now.clubs).set(asText(clubId), club) }));
      },
      ownMembershipChanged({ clubId, isMember }) {
        if (typeof isMember !== 'boolean') return;
        setChanges((now) => {
          const left = new Set(now.left);
          if (isMember) left.delete(asText(clubId));
          else left.add(asText(clubId));
          return { ...now, left };
        });
      },
    },
    ...(areClubsTold && { group: { join: 'watchClubs', leave: 'unwatchClubs', body: {} } }),
    // What was said before the gap stays true of what is asked for now, but for clubs joined since.
    async onCatchUp() {
      await askAgain();
      setChanges((now) => ({ ...now, clubs: new Map(), left: new Set() }));
    },
  });
  useSocketSubscription({
    events: { clubPostRemoved: removePost, profilePostRemoved: removePost },
    ...(arePostsTold && {
      group: { join: 'watchHomeFeed', leave: 'unwatchHomeFeed', body: {} },
    }),
    onCatchUp: () => Promise.resolve(),
  });

  const { clubs, left, posts } = changes;
  return {
    clubs: (found: readonly Club[]): readonly Club[] =>
      found.flatMap((club) => {
        const change = clubs.get(club.id);
        if (change === null || (club.isPrivate && left.has(club.id))) return [];
        return change ? [{ ...club, ...change }] : [club];
      }),
    posts: (found: readonly FeedEntry[]): readonly FeedEntry[] =>
      found.filter((entry) => {
        const clubId = entry.kind === 'clubPost' ? entry.club.id : '';
        return !posts.has(entry.id) && !left.has(clubId) && clubs.get(clubId) !== null;
      }),
  };
}
