import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { addPasskeyBody, passkeySignInBody } from '@clubline/contract/schemas';
import type { z } from 'zod';
import type { Context } from '../../../context';
import { CHALLENGE_MS } from '../../../services/challenges';
import type { NewPasskey, StoredPasskey } from './passkeys.repository';

/** What a device gives of a passkey that it has just made. */
export type CreatedPasskey = z.output<typeof addPasskeyBody>['passkey'];
/** What a device gives to show that it has a passkey. */
export type PasskeyAnswer = z.output<typeof passkeySignInBody>['passkey'];

/** For what a challenge is; an answer to one counts for nothing else. */
type Purpose = 'add a passkey' | 'sign in' | 'second factor';

/** For what, and for whom, a challenge is asked. */
interface Ceremony {
  purpose: Purpose;
  subject: string;
}

export const SIGN_IN: Ceremony = { purpose: 'sign in', subject: '' };
/** A new password makes it worthless. */
export const secondFactorOf = (account: { id: string; passwordHash: string }): Ceremony => ({
  purpose: 'second factor',
  subject: `${account.id} ${account.passwordHash}`,
});
export const addingOf = (actor: { id: string; sessionId: string }): Ceremony => ({
  purpose: 'add a passkey',
  subject: `${actor.id} ${actor.sessionId}`,
});

/** Of which place passkeys are: browsers use them nowhere else. */
function relyingParty(context: Context) {
  const { origin, hostname } = new URL(context.publicUrl());
  return { origin, rpId: hostname };
}

type Known = Pick<StoredPasskey, 'credentialId' | 'transports'>;

const asKnown = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: JSON.parse(transports) as string[],
});

/** What a browser needs to make a passkey. */
export async function creationOptions(
  context: Context,
  user: { id: string; username: string; name: string },
  ceremony: Ceremony,
  existing: readonly Known[],
) {
  const options = await generateRegistrationOptions({
    rpName: 'Clubline',
    rpID: relyingParty(context).rpId,
    userID: new TextEncoder().encode(user.id),
    userName: user.username,
    userDisplayName: user.name,
    challenge: context.challenges.issue(ceremony.purpose, ceremony.subject),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    // Found without a username, and never used without a finger, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options, excludeCredentials: existing.map(asKnown) };
}

/** What a browser needs to use a passkey: any of this place, or one of those named. */
export async function requestOptions(context: Context, ceremony: Ceremony, allowed?: Known[]) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).rpId,
    challenge: context.challenges.issue(ceremony.purpose, ceremony.subject),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  return allowed === undefined ? options : { ...options, allowCredentials: allowed.map(asKnown) };
}

/** The challenge that an answer is to. Throws where the answer is none. */
const challengeIn = (answer: PasskeyAnswer | CreatedPasskey): string =>
  decodeClientDataJSON(answer.response.clientDataJSON).challenge;

/** Checks a passkey that a device has made; null unless it is what was asked for. */
export async function readCreated(
  context: Context,
  created: CreatedPasskey,
  { purpose, subject }: Ceremony,
): Promise<{ challenge: string; passkey: NewPasskey } | null> {
  const { origin, rpId } = relyingParty(context);
  try {
    // Statements of makers are not asked for: their certificates name addresses to be fetched.
    const statement = decodeAttestationObject(
      new Uint8Array(Buffer.from(created.response.attestationObject, 'base64url')),
    );
    if (statement.get('attStmt').get('x5c') !== undefined) return null;
    if (!['none', 'packed'].includes(statement.get('fmt'))) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: (challenge) => context.challenges.isOpen(challenge, purpose, subject),
      expectedOrigin: origin,
      expectedRPID: rpId,
    });
    if (registrationInfo === undefined) return null;
    const { credential, credentialDeviceType } = registrationInfo;
    if (credential.id !== created.id) return null;
    return {
      challenge: challengeIn(created),
      passkey: {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(created.response.transports ?? []),
        isSynced: Number(credentialDeviceType === 'multiDevice'),
      },
    };
  } catch {
    // Whatever is not a passkey, the library says so by throwing.
    return null;
  }
}

/** Checks that an answer was signed by this passkey, just now; null unless it was. */
export async function readAnswer(
  context: Context,
  answer: PasskeyAnswer,
  stored: StoredPasskey,
  { purpose, subject }: Ceremony,
): Promise<{ challenge: string; counter: number } | null> {
  const { origin, rpId } = relyingParty(context);
  const { userHandle } = answer.response;
  if (userHandle != null && Buffer.from(userHandle, 'base64url').toString() !== stored.userId)
    return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => context.challenges.isOpen(challenge, purpose, subject),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: stored.counter,
      },
    });
    return verified
      ? { challenge: challengeIn(answer), counter: authenticationInfo.newCounter }
      : null;
  } catch {
    return null;
  }
}
