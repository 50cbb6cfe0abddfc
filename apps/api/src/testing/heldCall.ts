import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { Api } from '../app';
import { addressOf } from './sockets';

interface HeldCall {
  /** Sends the rest; what is answered. */
  finish(): Promise<{ status: number; body: string }>;
}

/** A call whose sender has been let in, and holds back the last byte of its body. */
export async function holdCall(
  api: Api,
  call: {
    method: string;
    path: string;
    accessToken: string;
    payload: Buffer;
    type?: string;
  },
): Promise<HeldCall> {
  const { method, path, accessToken, payload, type = 'application/json' } = call;
  const begun = once(api.app.server, 'request') as Promise<[IncomingMessage]>;
  const sending = sendRequest(`${await addressOf(api)}/api${path}`, {
    method,
    agent: false,
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': type,
      'content-length': payload.length,
    },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.write(payload.subarray(0, -1));
  const [received] = await begun;
  await expect.poll(() => received.listenerCount('data')).toBeGreaterThan(0);
  return {
    async finish() {
      sending.end(payload.subarray(-1));
      const [response] = await answered;
      return { status: response.statusCode ?? 0, body: await text(response) };
    },
  };
}
