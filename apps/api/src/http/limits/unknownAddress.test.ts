import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';

describeApi('an address that there is not', (t) => {
  test.each(['/nothing', '/api/nothing'])(
    'takes no body that would have to be read: %s',
    async (url) => {
      const headers = { 'content-type': 'application/json' };
      const ask = (payload: string) =>
        t.api.app.inject({ method: 'POST', url, headers, payload }).then((one) => one.statusCode);
      expect([await ask('{}'), await ask(`"${'x'.repeat(20_000)}"`)]).toEqual([404, 413]);
    },
  );
});
