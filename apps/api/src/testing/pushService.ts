import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

/** What has arrived at a push service for one browser. */
interface Arrived {
  endpoint: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A browser as far as a push service and who sends to it know it. */
export function createBrowser(host = 'fcm.googleapis.com') {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `https://${host}/send/${randomBytes(12).toString('base64url')}`;
  return {
    endpoint,
    subscription: { endpoint, keys: { p256dh: curve.getPublicKey('base64url'), auth } },
    /** What only this browser can read. */
    read: ({ body }: Arrived) =>
      JSON.parse(decrypted(body, curve, auth)) as Record<string, unknown>,
  };
}

/** The one record of a body as RFC 8188 and RFC 8291 have it, by Node's own means. */
function decrypted(body: Buffer, curve: ECDH, auth: string): string {
  const salt = body.subarray(0, 16);
  const end = 21 + body[20]!;
  const sender = body.subarray(21, end);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const shared = curve.computeSecret(sender);
  const secret = hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32);
  const derive = (what: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length),
    );
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([cipher.update(body.subarray(end, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** A push service on this machine, in the place of all hosts to which its agent connects. */
export async function startPushService() {
  const arrived: Arrived[] = [];
  const answers: ({ status: number; headers?: Record<string, string> } | 'nothing' | 'reset')[] =
    [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { headers, url } = request;
      const endpoint = `https://${headers.host}${url}`;
      const answer = answers.shift() ?? { status: 201 };
      if (answer === 'reset') return void request.socket.resetAndDestroy();
      arrived.push({ endpoint, headers, body: Buffer.concat(parts) });
      if (answer !== 'nothing') response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  Object.assign(agent, { createConnection: () => connect(port, '127.0.0.1') });
  return {
    agent,
    arrived,
    /** What the next pushes are answered, one after the other; with 201 after them. */
    answer: (...next: typeof answers) => void answers.push(...next),
    /** Ends what was not answered. */
    cutOff: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether a push is signed with the key that browsers subscribe with; answers what it says. */
export async function readSignature({ headers }: Arrived, publicKey: string) {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256');
  const { payload } = await jwtVerify(token, jwk);
  return { key, payload };
}
