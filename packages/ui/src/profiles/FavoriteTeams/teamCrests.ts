/** Leagues whose teams have a crest of ours. */
export type TeamLeague = 'MLB' | 'NFL' | 'NHL' | 'NBA';

export interface TeamCrest {
  league: TeamLeague;
  /** Two or three letters that stand on the crest. */
  letters: string;
  /** Which of the five field patterns the crest has. */
  pattern: 0 | 1 | 2 | 3 | 4;
}

const teams: Record<TeamLeague, string> = {
  MLB: `
    Arizona Diamondbacks AZ, Athletics ATH, Atlanta Braves ATL, Baltimore Orioles BAL,
    Boston Red Sox BOS, Chicago Cubs CHC, Chicago White Sox CWS, Cincinnati Reds CIN,
    Cleveland Guardians CLE, Colorado Rockies COL, Detroit Tigers DET, Houston Astros HOU,
    Kansas City Royals KC, Los Angeles Angels LAA, Los Angeles Dodgers LAD, Miami Marlins MIA,
    Milwaukee Brewers MIL, Minnesota Twins MIN, New York Mets NYM, New York Yankees NYY,
    Philadelphia Phillies PHI, Pittsburgh Pirates PIT, San Diego Padres SD,
    San Francisco Giants SF, Seattle Mariners SEA, St. Louis Cardinals STL, Tampa Bay Rays TB,
    Texas Rangers TEX, Toronto Blue Jays TOR, Washington Nationals WSH
  `,
  NFL: `
    Arizona Cardinals ARI, Atlanta Falcons ATL, Baltimore Ravens BAL, Buffalo Bills BUF,
    Carolina Panthers CAR, Chicago Bears CHI, Cincinnati Bengals CIN, Cleveland Browns CLE,
    Dallas Cowboys DAL, Denver Broncos DEN, Detroit Lions DET, Green Bay Packers GB,
    Houston Texans HOU, Indianapolis Colts IND, Jacksonville Jaguars JAX, Kansas City Chiefs KC,
    Las Vegas Raiders LV, Los Angeles Chargers LAC, Los Angeles Rams LAR, Miami Dolphins MIA,
    Minnesota Vikings MIN, New England Patriots NE, New Orleans Saints NO, New York Giants NYG,
    New York Jets NYJ, Philadelphia Eagles PHI, Pittsburgh Steelers PIT, San Francisco 49ers SF,
    Seattle Seahawks SEA, Tampa Bay Buccaneers TB, Tennessee Titans TEN, Washington Commanders WSH
  `,
  NHL: `
    Anaheim Ducks ANA, Boston Bruins BOS, Buffalo Sabres BUF, Calgary Flames CGY,
    Carolina Hurricanes CAR, Chicago Blackhawks CHI, Colorado Avalanche COL,
    Columbus Blue Jackets CBJ, Dallas Stars DAL, Detroit Red Wings DET, Edmonton Oilers EDM,
    Florida Panthers FLA, Los Angeles Kings LAK, Minnesota Wild MIN, Montreal Canadiens MTL,
    Nashville Predators NSH, New Jersey Devils NJD, New York Islanders NYI, New York Rangers NYR,
    Ottawa Senators OTT, Philadelphia Flyers PHI, Pittsburgh Penguins PIT, San Jose Sharks SJS,
    Seattle Kraken SEA, St. Louis Blues STL, Tampa Bay Lightning TBL, Toronto Maple Leafs TOR,
    Utah Mammoth UTA, Vancouver Canucks VAN, Vegas Golden Knights VGK, Washington Capitals WSH,
    Winnipeg Jets WPG
  `,
  NBA: `
    Atlanta Hawks ATL, Boston Celtics BOS, Brooklyn Nets BKN, Charlotte Hornets CHA,
    Chicago Bulls CHI, Cleveland Cavaliers CLE, Dallas Mavericks DAL, Denver Nuggets DEN,
    Detroit Pistons DET, Golden State Warriors GSW, Houston Rockets HOU, Indiana Pacers IND,
    LA Clippers LAC, Los Angeles Lakers LAL, Memphis Grizzlies MEM, Miami Heat MIA,
    Milwaukee Bucks MIL, Minnesota Timberwolves MIN, New Orleans Pelicans NOP,
    New York Knicks NYK, Oklahoma City Thunder OKC, Orlando Magic ORL, Philadelphia 76ers PHI,
    Phoenix Suns PHX, Portland Trail Blazers POR, Sacramento Kings SAC, San Antonio Spurs SAS,
    Toronto Raptors TOR, Utah Jazz UTA, Washington Wizards WAS
  `,
};

const keyOf = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** The teams of a league that have a crest, with the letters on it. */
export const teamsOf = (league: TeamLeague): { name: string; letters: string }[] =>
  teams[league]
    .trim()
    .split(/,\s+/)
    .map((entry) => {
      const letters = entry.slice(entry.lastIndexOf(' ') + 1);
      return { name: entry.slice(0, -letters.length).trim().replaceAll(/\s+/g, ' '), letters };
    });

/**
 * A city's teams differ by league in outline; within a league neighbours in the list differ by
 * pattern.
 */
const crests: ReadonlyMap<string, TeamCrest> = new Map(
  (Object.keys(teams) as TeamLeague[]).flatMap((league) =>
    teamsOf(league).map(({ name, letters }, place): [string, TeamCrest] => [
      keyOf(name),
      { league, letters, pattern: (place % 5) as TeamCrest['pattern'] },
    ]),
  ),
);

/** The crest of a team of the four leagues, by its full name; `undefined` for every other name. */
export function crestOf(name: string): TeamCrest | undefined {
  return crests.get(keyOf(name));
}
