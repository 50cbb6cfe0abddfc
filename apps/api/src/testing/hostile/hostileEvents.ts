import type { ClientEvents } from '@clubline/contract';
import * as schemas from '@clubline/contract/schemas';
import * as fc from 'fast-check';
import { z } from 'zod';
import type { Schema } from '../documentClient';
import { hostileValue, jsonOf } from './hostileValues';
import { mutatedValue } from './schemaValues';
import type { Known } from './schemaValues';

/** What each event of the socket is given. */
const eventSchemas: Record<keyof ClientEvents, z.ZodType> = {
  joinRoom: schemas.joinRoomEvent,
  leaveRoom: schemas.leaveRoomEvent,
  sendMessage: schemas.sendMessageEvent,
  watchClub: schemas.watchClubEvent,
  unwatchClub: schemas.watchClubEvent,
  watchClubs: schemas.watchClubsEvent,
  unwatchClubs: schemas.watchClubsEvent,
  watchHomeFeed: schemas.watchHomeFeedEvent,
  unwatchHomeFeed: schemas.watchHomeFeedEvent,
  watchProfile: schemas.watchProfileEvent,
  unwatchProfile: schemas.watchProfileEvent,
  checkConnection: z.object({}),
};

export const events = [...Object.keys(eventSchemas), 'userCount', '__proto__', ''];

/** How often one event asks for an acknowledgement, and with how many values it comes. */
const FORMS = [
  'asked',
  'asked',
  'asked',
  'not asked',
  'twice the body',
  'no body',
  'more',
] as const;

/** What the transport is given instead of a packet of Socket.IO's. */
const DAMAGED = ['2', '2[', '2{}', '2[null]', '21e9["joinRoom"]', '51-["joinRoom"]', 'x', '9', ''];

const schemaOf = (event: string): Schema =>
  Object.hasOwn(eventSchemas, event)
    ? (z.toJSONSchema(eventSchemas[event as keyof ClientEvents], { io: 'input' }) as Schema)
    : {};

const packetOf = (
  event: string,
  { value, form, ack }: { value: unknown; form: (typeof FORMS)[number]; ack: number },
): string => {
  const body = jsonOf(value);
  const name = JSON.stringify(event);
  switch (form) {
    case 'asked':
      return `2${ack}[${name},${body}]`;
    case 'not asked':
      return `2[${name},${body}]`;
    case 'twice the body':
      return `2${ack}[${name},${body},${body}]`;
    case 'no body':
      return `2${ack}[${name}]`;
    default:
      return `2${ack}[${name},${body},null,"constructor",{}]`;
  }
};

/** Packets of one event, as the engine is given them. */
export const hostilePacket = (event: string, known: Known): fc.Arbitrary<string> =>
  fc
    .record({
      value: fc.oneof(
        { weight: 6, arbitrary: mutatedValue(schemaOf(event), known) },
        { weight: 1, arbitrary: hostileValue(Object.values(known).flat()) },
      ),
      form: fc.constantFrom(...FORMS),
      ack: fc.integer({ min: 1_000, max: 9_000_000 }),
      damaged: fc.oneof(
        { weight: 30, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...DAMAGED) },
      ),
    })
    .map(({ damaged, ...rest }) => damaged ?? packetOf(event, rest));
