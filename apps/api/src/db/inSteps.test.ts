import { expect, test } from 'vitest';
import { inSteps, untilNone } from './inSteps';

/** What happens in which order, with somebody else who does something whenever they have a turn. */
function withSomebodyElse() {
  const order: string[] = [];
  let timer = setImmediate(function again() {
    order.push('somebody else');
    timer = setImmediate(again);
  });
  return { order, stop: () => clearImmediate(timer) };
}

test('between two steps that wait for nothing, others have their turn', async () => {
  const { order, stop } = withSomebodyElse();
  let left = 3;
  await inSteps(async () => {
    order.push('step');
    return (left -= 1) > 0;
  });
  stop();
  expect(order.join(' ')).toMatch(/step( somebody else)+ step( somebody else)+ step/);
  expect(order.filter((who) => who === 'step')).toHaveLength(3);
});

test('deleting goes on until nothing was left, and lets others in', async () => {
  const { order, stop } = withSomebodyElse();
  const left = [1_000n, 7n, 0n];
  await untilNone({
    async executeTakeFirstOrThrow() {
      order.push('deletion');
      return { numDeletedRows: left.shift()! };
    },
  });
  stop();
  expect(left).toEqual([]);
  expect(order.join(' ')).toMatch(/deletion( somebody else)+ deletion( somebody else)+ deletion/);
});
