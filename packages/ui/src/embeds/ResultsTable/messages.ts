/** Every text of the results table. */
export const resultsTableMessages = {
  rank: 'Rank',
  boat: 'Boat',
  rider: 'Rider',
  age: 'Age',
  final: 'Final',
  missing: '–',
  missingSpoken: 'none',
  gold: 'gold',
  silver: 'silver',
  bronze: 'bronze',
  plate: (name: string) => `${name} plate`,
  plateUnnamed: 'marked plate',
  boatLink: (boat: string, rider: string) => `${boat}, link to this row of ${rider}`,
  empty: 'No results yet.',
  pin: (rider: string) => `Pin ${rider}`,
  why: 'Why this place',
  download: 'Download as CSV',
  statusDNF: 'did not finish',
  statusDNS: 'did not start',
  statusDSQ: 'disqualified',
};

/** The texts of the results table, by their names in `resultsTableMessages`. */
export type ResultsTableTexts = typeof resultsTableMessages;
