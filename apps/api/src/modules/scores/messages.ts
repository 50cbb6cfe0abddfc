import type { Game, Stage } from './boards.types';

type KindOf<Kind extends Stage['kind']> = Extract<Stage, { kind: Kind }>;

/** Texts of a board's page. Names of teams and titles come with the games. */
export interface BoardMessages {
  sections: Record<Game['state'], string>;
  live: string;
  sample: string;
  game(away: string, home: string): string;
  quarter(number: number, clock: string): string;
  period(number: number, clock: string): string;
  halftime: string;
  inning(half: KindOf<'inning'>['half'], number: number): string;
  final: string;
  afterOvertime: string;
  afterShootout: string;
  afterOvertimes(count: number): string;
  afterInnings(count: number): string;
  today(time: string): string;
  tomorrow(time: string): string;
  /** The day of the week stands in short. */
  onDay(day: string, time: string): string;
  seriesGame(number: number, bestOf: number): string;
  seriesTonight(number: number, bestOf: number): string;
  seriesWon(games: number): string;
}

export const boardMessages: BoardMessages = {
  sections: { live: 'Live now', final: 'Finished', upcoming: 'Coming up' },
  live: 'Live',
  sample: 'Sample games: teams and scores are made up.',
  game: (away, home) => `${away} at ${home}`,
  quarter: (number, clock) => `Q${number}, ${clock}`,
  period: (number, clock) => `P${number}, ${clock}`,
  halftime: 'Halftime',
  inning: (half, number) => `${half === 'top' ? 'Top' : 'Bottom'} of inning ${number}`,
  final: 'Final',
  afterOvertime: 'Final, overtime',
  afterShootout: 'Final, shootout',
  afterOvertimes: (count) => `Final, ${count} overtimes`,
  afterInnings: (count) => `Final, ${count} innings`,
  today: (time) => `Today, ${time}`,
  tomorrow: (time) => `Tomorrow, ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  seriesGame: (number, bestOf) => `Game ${number}, best of ${bestOf}`,
  seriesTonight: (number, bestOf) => `Game ${number} tonight, best of ${bestOf}`,
  seriesWon: (games) => `Series won in ${games}`,
};
