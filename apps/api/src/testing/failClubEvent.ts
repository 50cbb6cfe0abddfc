import { vi } from 'vitest';
import type { Api } from '../app';

/** Sends an event of the club while the database does not say who is a member of it. */
export function failClubEvent({ context }: Pick<Api, 'context'>, clubId: string): void {
  const { db, sockets } = context;
  const original = db.selectFrom.bind(db);
  const failing = vi.spyOn(db, 'selectFrom').mockImplementation(((table: string) => {
    if (table === 'clubMembers') throw new Error('The database is away.');
    return original(table as never);
  }) as never);
  // Members are asked for before this returns.
  sockets.send(`club:${clubId}`, 'clubPostRemoved', { clubId, postId: 'gone' });
  failing.mockRestore();
}
