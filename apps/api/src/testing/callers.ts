import type { FastifyInstance, InjectOptions } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Answer {
  status: number;
  /** Parsed JSON, else text. Tests read it freely. */
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

interface Part {
  name: string;
  bytes: Uint8Array;
  fileName?: string;
  type?: string;
}

/** Calls the API as one person, or as a visitor without a token. Paths are relative to `/api`. */
export interface Caller {
  call(method: Method, path: string, body?: unknown): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string, body?: unknown): Promise<Answer>;
  upload(
    method: Method,
    path: string,
    part: Part,
    fields?: Record<string, string>,
  ): Promise<Answer>;
}

/** With what somebody calls, and from where. */
interface CallerDevice {
  userAgent?: string;
  ip?: string;
  /** The tag of the answer that they have, as browsers send it. */
  knownTag?: string | undefined;
}

export function callerOf(
  app: FastifyInstance,
  accessToken?: string,
  { userAgent, ip, knownTag }: CallerDevice = {},
): Caller {
  const authorization = {
    ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...(knownTag === undefined ? {} : { 'if-none-match': knownTag }),
  };
  const send = async (options: InjectOptions): Promise<Answer> => {
    const answer = await app.inject({
      ...options,
      ...(ip === undefined ? {} : { remoteAddress: ip }),
    });
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.statusCode,
      body: isJson && answer.body !== '' ? JSON.parse(answer.body) : answer.body,
      headers: answer.headers,
    };
  };
  const call = (method: Method, path: string, body?: unknown) =>
    send({
      method,
      url: `/api${path}`,
      headers: {
        accept: 'application/json',
        ...authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  return {
    call,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path, body) => call('DELETE', path, body),
    async upload(method, path, part, fields = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append(
        part.name,
        new Blob([Buffer.from(part.bytes)], { type: part.type ?? 'image/png' }),
        part.fileName ?? 'picture.png',
      );
      const encoded = new Response(form);
      return send({
        method,
        url: `/api${path}`,
        headers: { ...authorization, 'content-type': encoded.headers.get('content-type')! },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
    },
  };
}
