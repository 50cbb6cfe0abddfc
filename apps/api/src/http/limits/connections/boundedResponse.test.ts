import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BoundedResponse } from './boundedResponse';

test('an answer may have as many listeners as any before Node warns of a leak', async () => {
  const onWarning = vi.fn();
  process.on('warning', onWarning);
  onTestFinished(() => void process.off('warning', onWarning));
  const server = createServer({ ServerResponse: BoundedResponse }, (_, response) => {
    const own = response.listenerCount('close');
    for (let added = own - 1; added < 10; added += 1) response.on('close', () => undefined);
    response.end('Here');
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await answer.text()).toBe('Here');
  expect(onWarning).not.toHaveBeenCalled();
});
