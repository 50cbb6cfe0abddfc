export {
  isPublicRoute,
  readRoute,
  routeHref,
  routes,
  signInAlias,
  signInAliases,
} from '@clubline/contract';
export type {
  ClubSection,
  ProfileSection,
  RacerSection,
  Route,
  RouteEntry,
  RouteName,
} from '@clubline/contract';
export { WRITE_POST_ID } from './fields';
export type { HrefFor } from './hrefFor';
export { routesMessages } from './messages';
export { withReason } from './withReason';
export { routeMeta, useRouteMeta, type PageName, type RouteMeta } from './routeMeta';
