import type { Club } from '@clubline/contract';
import type { SearchHit } from '@clubline/ui';
import { pictureFor } from '../platform/client';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import type { FeedEntry } from '../home';
import { listPersonOf, type ListPerson } from '../profiles';
import type { RacerProfile } from '../racers';
import type { FoundRace } from '../results';
import { excerptOf } from './excerpt';
import { searchMessages } from './messages';

/** What rows say of what was found. */
export function useHits(query: string) {
  const { hrefFor } = useClubline();
  const text = useMessages(searchMessages);
  return {
    person: ({ id, username, firstName, lastName, image }: ListPerson): SearchHit => ({
      id,
      href: hrefFor({ to: 'profile', username }),
      name: `${firstName} ${lastName}`.trim() || username,
      detail: `@${username}`,
      image,
    }),
    club: ({ id, name, image, memberCount, isPrivate }: Club): SearchHit => ({
      id,
      href: hrefFor({ to: 'club', id }),
      name,
      detail: [isPrivate && text.privateClub, text.members(memberCount)]
        .filter(Boolean)
        .join(' · '),
      image: pictureFor(image, 160),
    }),
    racer: ({ id, name, image, origin, boatManufacturers }: RacerProfile): SearchHit => ({
      id,
      href: hrefFor({ to: 'racer', id }),
      name,
      detail: [origin, boatManufacturers].filter(Boolean).join(' · '),
      image: pictureFor(image, 160),
    }),
    race: ({ id, href, race, day, rider }: FoundRace): SearchHit => ({
      id,
      href,
      name: rider ? rider.name : race,
      detail: [rider && race, day, rider?.boat && text.boat(rider.boat)]
        .filter(Boolean)
        .join(' · '),
    }),
    post: ({ id, post, club }: FeedEntry & { club?: { id: string; name: string } }): SearchHit => {
      const { username, firstName, lastName, image } = listPersonOf(post.user);
      return {
        id,
        href: club
          ? hrefFor({ to: 'club', id: club.id, post: id })
          : hrefFor({ to: 'profile', username }),
        name: `${firstName} ${lastName}`.trim() || username,
        detail: [club ? club.name : text.onProfile, excerptOf(post.content, query)]
          .filter(Boolean)
          .join(' · '),
        image,
      };
    },
  };
}
