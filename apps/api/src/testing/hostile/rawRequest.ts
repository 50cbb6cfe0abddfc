import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HostileRequest } from './hostilePages';

export interface RawAnswer {
  statusCode: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

/** Sends an address as it is written: other clients tidy it first. */
export async function sendRaw(
  server: string,
  { url, method, headers }: HostileRequest,
): Promise<RawAnswer> {
  // On a connection of its own: some requests end theirs.
  const asking = request(server, { agent: false, path: url, method, headers }).end();
  // A head that is too long is refused before its method is known: with a body, also for HEAD.
  asking.on('error', () => undefined);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  return { statusCode: answer.statusCode!, headers: answer.headers, bytes };
}

/** What an answer says, unpacked. */
export function textOf({
  headers,
  bytes,
}: {
  headers: { 'content-encoding'?: unknown };
  bytes: Buffer;
}): string {
  if (bytes.length === 0) return '';
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(bytes).toString();
    case 'gzip':
      return gunzipSync(bytes).toString();
    default:
      return bytes.toString();
  }
}
