import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { addPartner } from '../../testing/partners';
import { untilAwaited } from '../../testing/untilAwaited';
import { ensureRoom, listMessages } from './chat.repository';
import { storeMessages } from './storeMessages';
import type { NewMessage } from './storeMessages';

describeApi('a message that waits for its room', (t) => {
  const losses = {
    'a partner’s key is revoked': async () => {
      const [admin, partner] = [await t.admin(), await addPartner(t)];
      const { id: userId } = await partner.person();
      return {
        writer: { userId, keyId: partner.keyId },
        lose: () => admin.delete(`/admin/partner-keys/${partner.keyId}`),
      };
    },
    'a partner’s person is removed': async () => {
      const partner = await addPartner(t);
      const { id: userId } = await partner.person({ id: 'mia' });
      return {
        writer: { userId, keyId: partner.keyId },
        lose: () => partner.server.delete('/partners/people/mia'),
      };
    },
    'an account is disabled': async () => {
      const [admin, ann] = [await t.admin(), await t.person()];
      return {
        writer: { userId: ann.id },
        lose: () => admin.put(`/admin/people/${ann.id}/disabled`),
      };
    },
  };

  test.for(Object.entries(losses))(
    'is not stored where %s meanwhile',
    async ([what, prepare], { skip }) => {
      if (t.database === 'embedded') skip();
      const { db, now } = t.api.context;
      const { writer, lose } = await prepare();
      const roomId = `busy_${what.replaceAll(/\W+/g, '_')}`;
      const other = await t.person();
      await ensureRoom(db, roomId, other.id, now());
      const inputs: NewMessage[] = [
        { ...writer, roomId, message: 'Too late' },
        { userId: other.id, roomId, message: 'In time' },
      ];
      const { stored } = await db.transaction().execute(async (trx) => {
        const room = trx.selectFrom('chatRooms').where('matchId', '=', roomId).select('matchId');
        await room.forNoKeyUpdate().execute();
        const storing = storeMessages(db, inputs, now);
        await untilAwaited(db, trx);
        expect((await lose()).status).toBe(204);
        return { stored: storing };
      });
      expect((await stored).map((outcome) => 'stored' in outcome)).toEqual([false, true]);
      const { messages } = await listMessages(db, roomId, { limit: 10 });
      expect(messages.map(({ message, seq }) => [message, seq])).toEqual([['In time', 1]]);
    },
  );
});
