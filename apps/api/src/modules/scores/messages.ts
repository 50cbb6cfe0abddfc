import type { Game } from './boards.types';

/** Texts of a board's page; those of its games come with the games. */
export interface BoardMessages {
  sections: Record<Game['state'], string>;
  live: string;
  sample: string;
  game(away: string, home: string): string;
}

export const boardMessages: BoardMessages = {
  sections: { live: 'Live now', final: 'Finished', upcoming: 'Coming up' },
  live: 'Live',
  sample: 'Sample games: teams and scores are made up.',
  game: (away, home) => `${away} at ${home}`,
};
