import { useState } from 'react';
import { presentDay, routeHref, useClubline } from '@clubline/features';
import { Navigate } from 'react-router-dom';
import { event } from '../../content/event';

/** Leads on to the results that people look for today. */
export default function PresentDayRoute() {
  const { clock } = useClubline();
  const [day] = useState(() => presentDay(event, clock.now()));
  return <Navigate to={routeHref(day ? { to: 'result', day } : { to: 'scores' })} replace />;
}
