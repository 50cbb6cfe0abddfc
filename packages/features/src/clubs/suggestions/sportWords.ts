import type { Club, Sport } from '@clubline/contract';
import type { ClubCard } from '@clubline/ui';
import type { ComponentProps } from 'react';

/**
 * How words begin by which clubs of a sport can be told, the surest first: no server says yet what
 * sport a club is about.
 */
const sportWords: Record<Sport, readonly [string, ...string[]]> = {
  MLS: ['soccer', 'mls', 'football', 'five a side', 'offside', 'touchline'],
  NBA: ['basketball', 'nba', 'hoops', 'rebound'],
  NFL: ['football', 'nfl', 'gridiron', 'touchdown', 'tailgate'],
  MLB: ['baseball', 'mlb', 'ballpark', 'bleachers', 'home run'],
  NHL: ['hockey', 'nhl', 'puck', 'rink'],
  'Jet-Ski': ['jet ski', 'racing', 'wake', 'jetski', 'freestyle', 'paddock'],
  Tennis: ['tennis', 'court', 'baseline'],
  Golf: ['golf', 'fairway', 'handicap'],
  Cricket: ['cricket', 'wicket'],
  Rugby: ['rugby', 'scrum'],
  MMA: ['mma', 'martial', 'grappl'],
  Boxing: ['boxing', 'boxer', 'ringside'],
};

/** The words of the sports that are known, each with those of its own. */
export function wordsOfSports(sports: readonly string[]): (readonly [string, ...string[]])[] {
  return sports.flatMap((sport) =>
    Object.hasOwn(sportWords, sport) ? [sportWords[sport as Sport]] : [],
  );
}

/** Words in lower case with one space before each, whatever stands between them. */
const spaced = (text: string) =>
  ` ${text
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')}`;

/** Whether a word of a club's name or description begins with one of these. */
export function hasWordOf(
  { name, description }: Pick<Club, 'name' | 'description'>,
  words: readonly string[],
): boolean {
  const text = spaced(`${name} ${description ?? ''}`);
  return words.some((word) => text.includes(` ${word}`));
}

/** What crests have a drawing of. */
type ClubSport = NonNullable<ComponentProps<typeof ClubCard>['sport']>;

const drawn = {
  'Jet-Ski': 'jetSki',
  NBA: 'basketball',
  MLB: 'baseball',
  NHL: 'hockey',
  NFL: 'football',
  MLS: 'soccer',
} satisfies Partial<Record<Sport, ClubSport>>;

/** The sport that a club's words tell of, where its crest can show it. */
export function sportOf(club: Pick<Club, 'name' | 'description'>): ClubSport | undefined {
  const sports = Object.keys(drawn) as (keyof typeof drawn)[];
  const sport = sports.find((each) => hasWordOf(club, sportWords[each]));
  return sport && drawn[sport];
}
