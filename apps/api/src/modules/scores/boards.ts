import type { Board, Game } from './boards.types';

type Sides = [home: string, homeScore: number | null, away: string, awayScore: number | null];

const game = (
  state: Game['state'],
  note: string,
  [home, homeScore, away, awayScore]: Sides,
): Game => ({
  state,
  note,
  home: { name: home, score: homeScore },
  away: { name: away, score: awayScore },
});
const live = (note: string, ...sides: Sides) => game('live', note, sides);
const final = (note: string, ...sides: Sides) => game('final', note, sides);
const upcoming = (note: string, home: string, away: string) =>
  game('upcoming', note, [home, null, away, null]);

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
      live(
        'Game 5 tonight, best of seven',
        'Copper Canyon Prospectors',
        2,
        'Gulf Harbor Pelicans',
        2,
      ),
      live('Game 4 tonight, best of seven', 'Lake Effect Lanterns', 3, 'Mesa Verde Comets', 0),
      final('Won in five', 'Old Mill Grinders', 3, 'Sawgrass Herons', 2),
      final('Won in three', 'Granite City Masons', 0, 'Palmetto Breakers', 3),
    ],
  },
  {
    id: 'mlb',
    title: 'MLB season scores',
    isSample: true,
    games: [
      live('Top of the seventh, two out', 'Copper Canyon Prospectors', 4, 'Palmetto Breakers', 3),
      live('Bottom of the third', 'Lake Effect Lanterns', 0, 'Sawgrass Herons', 1),
      final('Final, eleven innings', 'Gulf Harbor Pelicans', 6, 'Old Mill Grinders', 5),
      final('Final', 'Mesa Verde Comets', 2, 'Granite City Masons', 9),
      final('Final', 'Timberline Foresters', 1, 'Bayou Night Herons', 0),
      final('Final', 'Cape Fog Signals', 7, 'Red Butte Rattlers', 4),
      upcoming('Today, 7:10 pm', 'Iron Range Haulers', 'Salt Flat Racers'),
      upcoming('Today, 8:40 pm', 'Palmetto Breakers', 'Timberline Foresters'),
    ],
  },
  {
    id: 'nba',
    title: 'NBA scores',
    isSample: true,
    games: [
      live('Third quarter, 4:12', 'Harbor City Tides', 78, 'Summit Peak Climbers', 81),
      live('Halftime', 'Neon Valley Sparks', 55, 'Prairie Wind Mills', 49),
      final('Final, overtime', 'Steel Bridge Welders', 121, 'Delta Kings', 118),
      final('Final', 'Old Port Mariners', 96, 'Cactus Bay Scorpions', 104),
      final('Final', 'Northgate Owls', 110, 'River Bend Otters', 92),
      upcoming('Today, 7:30 pm', 'Delta Kings', 'Harbor City Tides'),
      upcoming('Today, 8:00 pm', 'Summit Peak Climbers', 'Northgate Owls'),
      upcoming('Today, 10:30 pm', 'Cactus Bay Scorpions', 'Neon Valley Sparks'),
    ],
  },
  {
    id: 'nfl',
    title: 'NFL scores',
    isSample: true,
    games: [
      live('Second quarter, 1:58', 'Blue Ridge Rangers', 14, 'Foundry Park Anvils', 10),
      live('Fourth quarter, 9:31', 'Great Basin Coyotes', 20, 'Tidewater Corsairs', 23),
      final('Final', 'High Plains Stampede', 31, 'Lakeshore Lightning', 17),
      final('Final, overtime', 'Gold Coast Sentinels', 27, 'Rust Belt Rivets', 24),
      final('Final', 'Evergreen Axemen', 6, 'Capitol Hill Bells', 13),
      upcoming('Sunday, 4:25 pm', 'Tidewater Corsairs', 'High Plains Stampede'),
      upcoming('Sunday, 8:20 pm', 'Rust Belt Rivets', 'Blue Ridge Rangers'),
      upcoming('Monday, 8:15 pm', 'Lakeshore Lightning', 'Evergreen Axemen'),
    ],
  },
  {
    id: 'nhl',
    title: 'NHL scores',
    isSample: true,
    games: [
      live('Second period, 12:07', 'Frostline Foxes', 2, 'Granite Bay Stags', 2),
      live('Third period, 0:48', 'Polar Gate Huskies', 4, 'Maple Run Blades', 3),
      final('Final, shootout', 'North Shore Gales', 3, 'Iron Lake Miners', 2),
      final('Final', 'Ember City Torches', 1, 'Silver Pine Moose', 5),
      final('Final, overtime', 'Thunder Sound Orcas', 2, 'Winter Harbor Seals', 3),
      upcoming('Today, 7:00 pm', 'Silver Pine Moose', 'Frostline Foxes'),
      upcoming('Today, 9:00 pm', 'Iron Lake Miners', 'Polar Gate Huskies'),
      upcoming('Tomorrow, 6:30 pm', 'Maple Run Blades', 'Thunder Sound Orcas'),
    ],
  },
  {
    id: 'ncaaf',
    title: 'NCAAF scores',
    isSample: true,
    games: [
      live('Third quarter, 11:45', 'Ashford State Kites', 21, 'Brookhaven Barons', 28),
      live('First quarter, 3:20', 'Calder Tech Pistons', 7, 'Dunmore A&M Drovers', 0),
      final('Final', 'Eastlake Herons', 45, 'Fairmont Minutemen', 10),
      final('Final, three overtimes', 'Greystone Gryphons', 52, 'Hollis College Larks', 49),
      final('Final', 'Ironwood Bobcats', 17, 'Juniper State Elks', 20),
      upcoming('Saturday, noon', 'Fairmont Minutemen', 'Ashford State Kites'),
      upcoming('Saturday, 3:30 pm', 'Brookhaven Barons', 'Eastlake Herons'),
      upcoming('Saturday, 7:30 pm', 'Juniper State Elks', 'Calder Tech Pistons'),
    ],
  },
];
