import type { Queryable } from '../../db/dialect';
import { newId } from '../../db/ids';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export async function addContactMessage(
  db: Queryable,
  message: ContactMessage,
  now: string,
): Promise<void> {
  await db
    .insertInto('contactMessages')
    .values({ id: newId(), ...message, createdAt: now })
    .execute();
}
