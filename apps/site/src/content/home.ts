const art = (name: string) => `/art/${name}.svg`;

/** Illustrations of the home page's moving columns. */
export const heroArtwork = [
  [art('jet-ski'), art('basketball'), art('golf')],
  [art('stadium'), art('boxing'), art('tennis')],
  [art('hockey'), art('football'), art('baseball')],
];

export const eventImageSrc = art('finals');

export const featureImages = {
  clubs: art('feature-clubs'),
  scores: art('feature-scores'),
  profiles: art('feature-profiles'),
  insights: art('feature-insights'),
};

/**
 * Sample partners; their names are made up. Replace them with real ones, each with a logo's address
 * in `src`.
 */
export const partners = [
  'Lakeline Marine',
  'Northstand',
  'Holeshot Fuel',
  'Parc Fermé',
  'Basecamp Audio',
  'Tidewater TV',
].map((name) => ({ name }));
