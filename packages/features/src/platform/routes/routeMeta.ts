import { routes, type RouteEntry, type RouteName } from '@clubline/contract';
import { useMessages, type TextsOf } from '../messages';
import { routesMessages } from './messages';

/** What the head of a page says of its route. */
export interface RouteMeta {
  /** Without the product's name, which follows. Absent on the home page. */
  title?: string;
  /** For search engines and the cards of shared links. Absent where only members look. */
  description?: string;
  /** True where search engines may list the page. */
  isIndexed: boolean;
}

/** A route of the table, or the page for addresses that are none. */
export type PageName = RouteName | 'notFound';

/** Title, description and indexing of a route. `params` are those of its address. */
export function routeMeta(
  name: PageName,
  params: Readonly<Record<string, string | undefined>> = {},
  texts: TextsOf<typeof routesMessages> = routesMessages.texts,
): RouteMeta {
  const title = name === 'home' ? undefined : texts.titles[name];
  const { [name]: description } = texts.descriptions as Partial<Record<PageName, string>>;
  return {
    ...(title && {
      title: typeof title === 'function' ? title(params['username'] ?? '') : title,
    }),
    ...(description && { description }),
    isIndexed: name !== 'notFound' && (routes[name] as RouteEntry).isIndexed === true,
  };
}

/** {@link routeMeta} in the language of the page. */
export function useRouteMeta(
  name: PageName,
  params?: Readonly<Record<string, string | undefined>>,
): RouteMeta {
  return routeMeta(name, params, useMessages(routesMessages));
}
