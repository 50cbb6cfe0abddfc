import type { Route } from '@clubline/contract';

/** Says which address a route of the product has on this page. */
export type HrefFor = (route: Route) => string;
