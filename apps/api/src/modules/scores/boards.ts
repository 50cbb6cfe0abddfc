import type { Board, Game, Stage } from './boards.types';

type Sides = [home: string, homeScore: number | null, away: string, awayScore: number | null];

const game = (
  state: Game['state'],
  stage: Stage,
  [home, homeScore, away, awayScore]: Sides,
): Game => ({
  state,
  stage,
  home: { name: home, score: homeScore },
  away: { name: away, score: awayScore },
});
const live = (stage: Stage, ...sides: Sides) => game('live', stage, sides);
const final = (stage: Stage, ...sides: Sides) => game('final', stage, sides);
const upcoming = (stage: Stage, home: string, away: string) =>
  game('upcoming', stage, [home, null, away, null]);
/** A playoff series between two of its games. */
const underWay = (stage: Stage, ...sides: Sides) => game('upcoming', stage, sides);

const quarter = (number: number, clock: string): Stage => ({ kind: 'quarter', number, clock });
const period = (number: number, clock: string): Stage => ({ kind: 'period', number, clock });
const halftime: Stage = { kind: 'halftime' };
const inning = (half: 'top' | 'bottom', number: number): Stage => ({
  kind: 'inning',
  half,
  number,
});
const ended: Stage = { kind: 'final' };
const endedIn = (after: 'overtime' | 'shootout'): Stage => ({ kind: 'final', after });
const starts = (day: 'today' | 'tomorrow' | number, time: string): Stage => ({
  kind: 'start',
  day,
  time,
});
const seriesGame = (number: number, isTonight: boolean): Stage => ({
  kind: 'seriesGame',
  number,
  bestOf: 7,
  isTonight,
});
const seriesWon = (games: number): Stage => ({ kind: 'seriesWon', games });
const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6] as const;

/**
 * Sample content: teams, games and scores are made up. Replace the values, and set `isSample` to
 * false, to show real ones.
 */
export const boards: readonly Board[] = [
  {
    id: 'mlb-playoffs',
    title: 'MLB playoffs',
    isSample: true,
    games: [
      live(seriesGame(5, false), 'Copper Canyon Prospectors', 2, 'Gulf Harbor Pelicans', 2),
      underWay(seriesGame(4, true), 'Lake Effect Lanterns', 3, 'Mesa Verde Comets', 0),
      final(seriesWon(5), 'Old Mill Grinders', 3, 'Sawgrass Herons', 2),
      final(seriesWon(3), 'Granite City Masons', 0, 'Palmetto Breakers', 3),
    ],
  },
  {
    id: 'mlb',
    title: 'MLB season scores',
    isSample: true,
    games: [
      live(inning('top', 7), 'Copper Canyon Prospectors', 4, 'Palmetto Breakers', 3),
      live(inning('bottom', 3), 'Lake Effect Lanterns', 0, 'Sawgrass Herons', 1),
      final(
        { kind: 'final', after: 'innings', count: 11 },
        'Gulf Harbor Pelicans',
        6,
        'Old Mill Grinders',
        5,
      ),
      final(ended, 'Mesa Verde Comets', 2, 'Granite City Masons', 9),
      final(ended, 'Timberline Foresters', 1, 'Bayou Night Herons', 0),
      final(ended, 'Cape Fog Signals', 7, 'Red Butte Rattlers', 4),
      upcoming(starts('today', '19:10'), 'Iron Range Haulers', 'Salt Flat Racers'),
      upcoming(starts('today', '20:40'), 'Palmetto Breakers', 'Timberline Foresters'),
    ],
  },
  {
    id: 'nba',
    title: 'NBA scores',
    isSample: true,
    games: [
      live(quarter(3, '4:12'), 'Harbor City Tides', 78, 'Summit Peak Climbers', 81),
      live(halftime, 'Neon Valley Sparks', 55, 'Prairie Wind Mills', 49),
      final(endedIn('overtime'), 'Steel Bridge Welders', 121, 'Delta Kings', 118),
      final(ended, 'Old Port Mariners', 96, 'Cactus Bay Scorpions', 104),
      final(ended, 'Northgate Owls', 110, 'River Bend Otters', 92),
      upcoming(starts('today', '19:30'), 'Delta Kings', 'Harbor City Tides'),
      upcoming(starts('today', '20:00'), 'Summit Peak Climbers', 'Northgate Owls'),
      upcoming(starts('today', '22:30'), 'Cactus Bay Scorpions', 'Neon Valley Sparks'),
    ],
  },
  {
    id: 'nfl',
    title: 'NFL scores',
    isSample: true,
    games: [
      live(quarter(2, '1:58'), 'Blue Ridge Rangers', 14, 'Foundry Park Anvils', 10),
      live(quarter(4, '9:31'), 'Great Basin Coyotes', 20, 'Tidewater Corsairs', 23),
      final(ended, 'High Plains Stampede', 31, 'Lakeshore Lightning', 17),
      final(endedIn('overtime'), 'Gold Coast Sentinels', 27, 'Rust Belt Rivets', 24),
      final(ended, 'Evergreen Axemen', 6, 'Capitol Hill Bells', 13),
      upcoming(starts(SUNDAY, '16:25'), 'Tidewater Corsairs', 'High Plains Stampede'),
      upcoming(starts(SUNDAY, '20:20'), 'Rust Belt Rivets', 'Blue Ridge Rangers'),
      upcoming(starts(MONDAY, '20:15'), 'Lakeshore Lightning', 'Evergreen Axemen'),
    ],
  },
  {
    id: 'nhl',
    title: 'NHL scores',
    isSample: true,
    games: [
      live(period(2, '12:07'), 'Frostline Foxes', 2, 'Granite Bay Stags', 2),
      live(period(3, '0:48'), 'Polar Gate Huskies', 4, 'Maple Run Blades', 3),
      final(endedIn('shootout'), 'North Shore Gales', 3, 'Iron Lake Miners', 2),
      final(ended, 'Ember City Torches', 1, 'Silver Pine Moose', 5),
      final(endedIn('overtime'), 'Thunder Sound Orcas', 2, 'Winter Harbor Seals', 3),
      upcoming(starts('today', '19:00'), 'Silver Pine Moose', 'Frostline Foxes'),
      upcoming(starts('today', '21:00'), 'Iron Lake Miners', 'Polar Gate Huskies'),
      upcoming(starts('tomorrow', '18:30'), 'Maple Run Blades', 'Thunder Sound Orcas'),
    ],
  },
  {
    id: 'ncaaf',
    title: 'NCAAF scores',
    isSample: true,
    games: [
      live(quarter(3, '11:45'), 'Ashford State Kites', 21, 'Brookhaven Barons', 28),
      live(quarter(1, '3:20'), 'Calder Tech Pistons', 7, 'Dunmore A&M Drovers', 0),
      final(ended, 'Eastlake Herons', 45, 'Fairmont Minutemen', 10),
      final(
        { kind: 'final', after: 'overtimes', count: 3 },
        'Greystone Gryphons',
        52,
        'Hollis College Larks',
        49,
      ),
      final(ended, 'Ironwood Bobcats', 17, 'Juniper State Elks', 20),
      upcoming(starts(SATURDAY, '12:00'), 'Fairmont Minutemen', 'Ashford State Kites'),
      upcoming(starts(SATURDAY, '15:30'), 'Brookhaven Barons', 'Eastlake Herons'),
      upcoming(starts(SATURDAY, '19:30'), 'Juniper State Elks', 'Calder Tech Pistons'),
    ],
  },
];
