import { ClubFaces } from '@clubline/ui';
import type { ReactNode } from 'react';
import { useClub } from '../../clubs';
import { useClubFaces } from '../../moderation';
import { useClubline } from '../../platform/provider';
import { EventGlanceCard, useEventGlance, type EventContent } from '../../results';
import { sidePageOf } from './sidePages';

export interface PageSideColumnProps {
  /** Path of the page being shown. */
  path: string;
  /** The event whose next race or latest results are shown; without one they are not. */
  event?: EventContent;
  /** Of so many races, at most, the latest results are shown. @default 3 */
  racesMax?: number;
}

/**
 * What stands beside a page in wide windows: of a club who is in it, and what there is to say of
 * the event. It asks for what a screen on the page has not asked for, and for no more than it
 * shows; without anything to show there is nothing.
 */
export function PageSideColumn({ path, event, racesMax = 3 }: PageSideColumnProps) {
  const route = sidePageOf(path)?.route;
  if (!route) return null;
  const isOfClub = route.to === 'club' || route.to === 'clubSection' || route.to === 'clubChannel';
  // The list of members has them already.
  const hasMembers = route.to === 'clubSection' && route.section === 'members';
  return isOfClub && !hasMembers ? (
    <ClubSideColumn key={route.id} clubId={route.id} {...{ event, racesMax }} />
  ) : (
    <Cards {...{ event, racesMax }} />
  );
}

interface ClubSideColumnProps extends Omit<CardsProps, 'children'> {
  clubId: string;
}

function ClubSideColumn({ clubId, ...event }: ClubSideColumnProps) {
  const { hrefFor } = useClubline();
  const { club, membership } = useClub(clubId, { withChannels: false, asksOnMount: false });
  const canView = membership === 'member' || membership === 'owner';
  const faces = useClubFaces(clubId, canView ? club : null);
  return (
    <Cards {...event}>
      {club && faces && (
        <ClubFaces
          {...faces}
          memberCount={club.memberCount}
          allHref={hrefFor({ to: 'clubSection', id: clubId, section: 'members' })}
        />
      )}
    </Cards>
  );
}

interface CardsProps {
  event: EventContent | undefined;
  racesMax: number;
  children?: ReactNode;
}

function Cards({ event, racesMax, children }: CardsProps) {
  const glance = useEventGlance(event, racesMax);
  return (
    <>
      {children}
      {glance && <EventGlanceCard glance={glance} />}
    </>
  );
}
