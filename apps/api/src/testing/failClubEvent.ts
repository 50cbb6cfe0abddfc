import { vi } from 'vitest';
import type { Api } from '../app';

/** Sends an event of the club while the database does not say who is a member of it. */
export function failClubEvent({ context }: Pick<Api, 'context'>, clubId: string): void {
  const { db, sockets } = context;
  const failing = vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('The database is away.');
  });
  // Members are asked for before this returns.
  sockets.send(`club:${clubId}`, 'clubPostRemoved', { clubId, postId: 'gone' });
  failing.mockRestore();
}
