import type { FastifyInstance, RouteOptions } from 'fastify';

/** Collects every route that is registered from now on. */
export function collectRoutes(app: FastifyInstance): RouteOptions[] {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  return routes;
}

/** The API document and the site: they take no input and are public. */
const PUBLIC_FILES = /^\/api\/docs(\/|$)|^\*$|^\/\*$|^\/(index\.html)?$/;

/** What each route fails to declare; empty when all is well. */
export function undeclared(routes: RouteOptions[]): string[] {
  return routes.flatMap((route) => {
    if (PUBLIC_FILES.test(route.url) || route.method === 'HEAD' || route.method === 'OPTIONS')
      return [];
    const needs: Record<string, unknown> = {
      policy: route.config?.policy,
      'rate class': route.config?.rate,
      'body limit': route.bodyLimit,
      'answer schema': route.schema?.response,
      'path schema': route.url.includes(':') ? route.schema?.params : true,
      'body schema': takesBody(route) ? route.schema?.body : true,
    };
    return Object.entries(needs)
      .filter(([, value]) => value === undefined || value === '')
      .map(([what]) => `${String(route.method)} ${route.url} declares no ${what}`);
  });
}

/** Forms are read part by part, and some calls need only their path. */
function takesBody({ method, schema, bodyLimit, url }: RouteOptions): boolean {
  const isForm =
    (schema as { consumes?: string[] } | undefined)?.consumes?.includes('multipart/form-data') ===
    true;
  const isWrite = method === 'POST' || method === 'PUT' || method === 'PATCH';
  return isWrite && !isForm && !url.includes(':') && (bodyLimit ?? 0) > 1_024;
}
