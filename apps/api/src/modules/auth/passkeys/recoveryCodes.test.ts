import { expect, test, vi } from 'vitest';
import { describeApi } from '../../../testing/describeApi';
import { renewRecoveryCodes } from './recoveryCodes';

describeApi('recovery codes', (t) => {
  test('are 24 of 30 signs by chance, which is 117 bits, none like another', async () => {
    const { id } = await t.person();
    const { context } = t.api;
    const guessable = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const codes: string[] = [];
    for (let n = 0; n < 10; n += 1)
      codes.push(...(await renewRecoveryCodes(context.db, id, context.now())));
    expect(guessable).not.toHaveBeenCalled();
    guessable.mockRestore();
    expect([codes.length, new Set(codes).size]).toEqual([100, 100]);
    const signs = codes.map((code) => code.replaceAll('-', ''));
    expect(new Set(signs.map(({ length }) => length))).toEqual(new Set([24]));
    // Of 2,400 none that can be drawn is missing.
    expect(new Set(signs.join('')).size).toBe(30);
    // From there on a plain hash hides them.
    expect(24 * Math.log2(30)).toBeGreaterThan(112);
  });
});
