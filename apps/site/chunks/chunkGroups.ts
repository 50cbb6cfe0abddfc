import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rollup } from 'vite';
import { createModulesOf } from './modulesOf';

const ROUTES = resolve(import.meta.dirname, '../src/routes');
const FEATURES = '../../../../packages/features/src';

/**
 * Pages, and what is loaded beside or after them, by what they have in common. A page whose larger
 * part comes after its head is a family of its own. One that is missing here works, but takes what
 * it shares along with its own script.
 */
export const families = {
  club: ['clubs/ClubRoute'],
  posts: [
    `${FEATURES}/clubs/clubScreen/ClubTabs`,
    'home/FeedRoute',
    'profiles/ProfileRoute',
    `${FEATURES}/home/feed/HomeNews`,
  ],
  scores: ['scores/ScoresRoute'],
  results: [
    `${FEATURES}/results/EventDays`,
    'scores/PresentDayRoute',
    'racers/RacerRoute',
    '../ResultLinkCards',
    `${FEATURES}/chat/index`,
  ],
  lists: [
    'clubs/ClubsRoute',
    'search/ExploreRoute',
    'search/SearchRoute',
    'search/SearchOverlay',
    'notifications/NotificationsRoute',
    'shell/SideColumn',
  ],
  forms: [
    'account/SettingsRoute',
    'auth/AuthRoute',
    'auth/FrameSignInRoute',
    'clubs/ClubSettingsRoute',
    'clubs/CreateClubRoute',
    'contact/ContactRoute',
    'partners/PartnerKeysRoute',
    'racers/CreateRacerRoute',
  ],
};

/** The file of a page; fails for one that is gone, as its family would go unnoticed. */
function pageFile(page: string): string {
  const file = ['.tsx', '.ts'].map((ending) => resolve(ROUTES, page + ending)).find(existsSync);
  if (!file) throw new Error(`No page ${page} to make a script for: correct chunkGroups.ts.`);
  return file;
}

/**
 * The script a module is in, by the families of pages that need it: that of the one family, that of
 * several without the lists, which are the lightest, or that of all.
 */
export function scriptOf(used: ReadonlySet<string>): string {
  const [first = '', second] = used;
  if (!second) return first;
  return used.has('lists') ? 'screens' : 'not-lists';
}

type ChunkName = Exclude<Rollup.CodeSplittingGroup['name'], string>;

/** Names the script of a module; leaves alone what of ours no page of a family needs. */
function createScriptName(): ChunkName {
  let familiesByModule: Map<string, Set<string>> | undefined;
  return (id, context) => {
    if (/[\\/]node_modules[\\/]/.test(id)) return 'screens';
    if (!familiesByModule) {
      familiesByModule = new Map();
      const modulesOf = createModulesOf((file) => context.getModuleInfo(file)?.code ?? null);
      for (const [family, pages] of Object.entries(families))
        for (const module of pages.flatMap((page) => [...modulesOf(pageFile(page))])) {
          const used = familiesByModule.get(module);
          if (used) used.add(family);
          else familiesByModule.set(module, new Set([family]));
        }
    }
    const used = familiesByModule.get(id);
    return used ? scriptOf(used) : null;
  };
}

/**
 * A screen needs some eight scripts, not the seventy that as many shared parts would be: what every
 * page needs, what stands around those who are signed in, what pages of several families share
 * (with the libraries of all), and what those of one do. How small the first is, and how many a
 * screen takes, journeys hold.
 *
 * The bundler could only count how many entries share a module, and a comment needed by three pages
 * was loaded with the scores. A module is needed wherever the one that imports it is, so scripts
 * import each other in one direction without taking their dependencies along;
 * `refuseCircularChunks` holds that.
 */
export const createChunkGroups = (): Rollup.CodeSplittingGroup[] => [
  { name: 'site', tags: ['$initial'], priority: 4 },
  // Of the pages that show the event, and of no other of their families.
  { name: 'event', test: /[\\/]src[\\/]content[\\/]event[\\/]/, priority: 3 },
  { name: 'frame', test: /[\\/]src[\\/](routes[\\/]GuardedPages|Toasts)\.tsx$/, priority: 3 },
  {
    debugName: 'families',
    name: createScriptName(),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
];
