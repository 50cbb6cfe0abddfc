import { z } from 'zod';

/** Far above what authenticators send. */
const BYTES_MAX = 8_000;
const ID_MAX = 1_400;
const TRANSPORTS_MAX = 10;

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'Not base64url.')
    .max(max);

const credential = {
  id: base64url(ID_MAX),
  rawId: base64url(ID_MAX),
  type: z.literal('public-key'),
};

const transport = z.string().regex(/^[a-z-]{1,20}$/);

/** What `navigator.credentials.create` gives, as JSON; fields that nobody needs are dropped. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(BYTES_MAX),
    attestationObject: base64url(BYTES_MAX),
    transports: z.array(transport).max(TRANSPORTS_MAX).optional(),
  }),
});

/** What `navigator.credentials.get` gives, as JSON. */
export const passkeyAnswer = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(BYTES_MAX),
      authenticatorData: base64url(BYTES_MAX),
      signature: base64url(BYTES_MAX),
      userHandle: base64url(ID_MAX).nullish(),
    }),
  })
  .describe('What `navigator.credentials.get` gives, as JSON.');

const known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** Options of `navigator.credentials.create`, as JSON. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.string(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.string(),
    requireResidentKey: z.boolean(),
    userVerification: z.string(),
  }),
});

/** Options of `navigator.credentials.get`, as JSON. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.string(),
  allowCredentials: z.array(known).optional(),
});
