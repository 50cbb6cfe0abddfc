import { type Notification, routeOfTarget } from '@clubline/contract';
import { readRoute, type HrefFor } from '../platform/routes';

/**
 * The address of what a notification is about, where this page has it: of its target, where the
 * server sends one, else of the path it sends; null when it says nothing.
 */
export function notificationHref(
  { target, link }: Pick<Notification, 'target' | 'link'>,
  viewerId: string,
  hrefFor: HrefFor,
): string | null {
  if (target) return hrefFor(routeOfTarget(target, viewerId));
  return link ? linkHref(link, hrefFor) : null;
}

/** Paths that are no club, person or racer stay what they are. */
function linkHref(link: string, hrefFor: HrefFor): string {
  const route = readRoute(link);
  if (route?.to !== 'club' && route?.to !== 'profile' && route?.to !== 'racer') return link;
  return hrefFor(route);
}
