import { useState } from 'react';
import { presentDay, routeHref, useClubline } from '@clubline/features';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../PageSkeleton';
import { event } from '../../content/event';

/** Leads on to the results that people look for today, and into the room that the address names. */
export default function PresentDayRoute() {
  const { clock } = useClubline();
  const [day] = useState(() => presentDay(event, clock.now()));
  const room = useSearchParams()[0].get('room');
  const results = day
    ? ({ to: 'result', day, ...(room && { room }) } as const)
    : ({ to: 'scores' } as const);
  // The router stays with what is shown until the scores are there: that shall not be nothing.
  return (
    <>
      <PageSkeleton />
      <Navigate to={routeHref(results)} replace />
    </>
  );
}
