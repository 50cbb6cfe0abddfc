import { request as httpRequest } from 'node:http';
import type { Breakdown } from '../../packages/features/src/testing/writeFaults/createFaults';

/** One request as it goes over a connection of its own. */
interface RawRequest {
  method: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** What `fetch` is given, as bytes: a form may be sent twice. */
export async function rawRequestOf(init: RequestInit): Promise<RawRequest> {
  const headers = { ...(init.headers as Record<string, string>) };
  if (init.body === undefined || init.body === null)
    return { method: init.method ?? 'GET', headers, body: null };
  const encoded = new Response(init.body);
  const type = encoded.headers.get('content-type');
  if (init.body instanceof FormData && type) headers['content-type'] = type;
  const body = Buffer.from(await encoded.arrayBuffer());
  // Node says it by itself of some methods only: of a DELETE the body would be another request.
  headers['content-length'] = String(body.length);
  return { method: init.method ?? 'GET', headers, body };
}

/** Sends it and resolves with the whole answer; rejects where the connection ends before. */
export function sendRaw(url: string, { method, headers, body }: RawRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode!;
        const hasBody = ![204, 304].includes(status);
        resolve(
          new Response(hasBody ? Buffer.concat(chunks) : null, {
            status,
            headers: answer.headers as Record<string, string>,
          }),
        );
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends it and cuts the connection; resolves once it is cut. `workingMs` is how long it waits. */
export function cutRaw(
  url: string,
  { method, headers, body }: RawRequest,
  cut: Exclude<Breakdown, 'killed'>,
  workingMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest(url, { method, headers, agent: false }, () => {
      request.destroy();
    });
    request.on('error', () => undefined);
    request.on('close', resolve);
    if (cut === 'cutSending') {
      if (body) request.write(body.subarray(0, body.length >> 1));
      else request.flushHeaders();
      setTimeout(() => request.destroy(), workingMs);
      return;
    }
    request.end(body);
    if (cut === 'cutWorking') setTimeout(() => request.destroy(), workingMs);
  });
}
