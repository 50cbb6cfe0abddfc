import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { newId } from '../../../db/ids';
import { partnerSession } from '../../../services/partners';
import { describeApi } from '../../../testing/describeApi';

describeApi('the sessions of very many sockets', (t) => {
  test('are looked up, more than one statement can name', async () => {
    const ann = await t.person();
    const { sid } = decodeJwt<{ sid: string }>(ann.accessToken);
    const others = Array.from({ length: 35_000 }, newId);
    const ofPartners = others.map((id) => partnerSession.idOf(newId(), id));
    const { sessions } = t.api.context;
    expect(await sessions.findRunning([...others, ...ofPartners, sid])).toEqual(new Set([sid]));
  });
});
