/** What of a build is kept on a device, so that the site opens without a connection. */
export interface Build {
  /** Changes with any of its files. */
  id: string;
  /** `revision` is null where the name changes with the content. */
  files: { url: string; revision: string | null }[];
}

/** Begins the name of each build's cache. */
export const CACHE_PREFIX = 'clubline-build-';
/** Where the document is for pages that were not rendered ahead. */
export const SHELL = '/offline';
/** Files whose names change with their content. */
export const CODE_FILES = /^\/assets\//;
/** Addresses that the site has no pages for: calls, frames on other pages, and files. */
export const NO_PAGES = [
  /^\/(api|socket\.io|health|metrics|embed|\.well-known)([/?]|$)/,
  /^[^?]*\.[^/?]*(\?|$)/,
];

/**
 * The caches of builds that no tab is likely to need any more: of all names, oldest first, those
 * before the one that was current until now.
 */
export function buildsToForget(names: readonly string[], current: string): string[] {
  return names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== current).slice(0, -1);
}
