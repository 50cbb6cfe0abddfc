import { expect, test } from 'vitest';
import { describeApi } from './describeApi';

describeApi('the frame', (t) => {
  test('an unknown address is a clear 404', async () => {
    const answer = await t.visitor.get('/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ statusCode: 404, error: 'Not Found', message: 'There is no GET /api/nothing-here' });
  });

  test('people made for tests are signed in', async () => {
    const ann = await t.person();
    const actor = await t.api.context.sessions.authenticate(`Bearer ${ann.accessToken}`);
    expect(actor).toMatchObject({ id: ann.id, role: 'user' });
  });
});
