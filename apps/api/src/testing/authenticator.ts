import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

/** What a dishonest device, or a page elsewhere, does otherwise. */
export interface Twist {
  origin?: string;
  rpId?: string;
  /** Whether it has asked for a finger, a face or a PIN. @default true */
  isVerified?: boolean;
  /** Instead of the next number. */
  counter?: number;
  userHandle?: string;
  /** Instead of `none`. */
  statement?: { format: string; fields: Map<string, Uint8Array | Uint8Array[] | number> };
}

/** A device with a passkey, in memory, as a browser hands over what it says. */
export function createAuthenticator(origin = 'http://clubline.test') {
  const id = base64url(randomBytes(32));
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: twist.origin ?? origin }));
  const head = (rpId: string, flags: number, twist: Twist) => {
    counter = twist.counter ?? counter + 1;
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(twist.isVerified === false ? flags & ~4 : flags);
    bytes.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(twist.rpId ?? rpId), bytes]);
  };

  return {
    id,
    /** What a server keeps of its passkey. */
    stored: { credentialId: id, publicKey: base64url(coseKey(publicKey)), counter: 0 },
    /** Makes its passkey. */
    create({ challenge, rp, user }: CreationOptions, twist: Twist = {}) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(Buffer.from(id, 'base64url').length);
      // User present, user verified, with a credential.
      const authData = Buffer.concat([
        head(rp.id, 0x45, twist),
        Buffer.alloc(16),
        length,
        Buffer.from(id, 'base64url'),
        coseKey(publicKey),
      ]);
      const statement = twist.statement ?? { format: 'none', fields: new Map() };
      const attestationObject = isoCBOR.encode(
        new Map<string, never>([
          ['fmt', statement.format as never],
          ['attStmt', statement.fields as never],
          ['authData', new Uint8Array(authData) as never],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, twist)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    /** Shows that it has the passkey. */
    get({ challenge, rpId }: RequestOptions, twist: Twist = {}) {
      const authenticatorData = head(rpId, 0x05, twist);
      const client = clientData('webauthn.get', challenge, twist);
      const handle = twist.userHandle ?? userHandle;
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(client)]))
        .sign(privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          ...(handle !== '' && { userHandle: handle }),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** The public key of ES256 as COSE has it. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const fields = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(fields));
}
