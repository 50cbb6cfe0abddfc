import { expect, test, vi } from 'vitest';
import { coalesce } from './coalesce';

/** Work whose runs end when the test says so. */
function slowWork() {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
  return { work, end: () => ends.shift()!() };
}

test('what is asked for while it runs is done once more, however often', async () => {
  const owner = {};
  const { work, end } = slowWork();
  const first = coalesce(owner, 'post', work);
  await Promise.all([coalesce(owner, 'post', work), coalesce(owner, 'post', work)]);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  end();
  await first;
  expect(work).toHaveBeenCalledTimes(2);
});

test('other names, and those of another owner, do not wait', () => {
  const { work } = slowWork();
  const [one, other] = [{}, {}];
  void coalesce(one, 'post', work);
  void coalesce(one, 'message', work);
  void coalesce(other, 'post', work);
  expect(work).toHaveBeenCalledTimes(3);
});

test('what has failed can be asked for again', async () => {
  const owner = {};
  const failing = vi.fn(() => Promise.reject(new Error('away')));
  await expect(coalesce(owner, 'post', failing)).rejects.toThrow('away');
  await expect(coalesce(owner, 'post', failing)).rejects.toThrow('away');
  expect(failing).toHaveBeenCalledTimes(2);
});
