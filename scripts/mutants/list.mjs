import { passkeyFaults } from './passkeys.mjs';

/**
 * @typedef {object} Mutant
 * @property {string} file named from the root
 * @property {string} line the whole line as it stands, without its indentation; once in the file
 * @property {string} changed what stands there instead
 * @property {string[]} tests what should notice it
 */

const api = 'apps/api/src';
const modules = `${api}/modules`;
const schemas = 'packages/contract/src/schemas';
const authorisation = `${modules}/authorisation.test.ts`;
const clubs = `${modules}/clubs/clubs.test.ts`;
const moderation = `${modules}/moderation/moderation.test.ts`;
const sessions = `${modules}/auth/sessions.test.ts`;
const reset = `${modules}/auth/passwordReset.test.ts`;
const chat = `${modules}/chat/chat.test.ts`;
const clubPosts = `${modules}/posts/clubPosts.test.ts`;

/** Who may do what. */
const policies = [
  {
    file: `${api}/http/policy.ts`,
    line:
      'if (userId !== undefined && actor.id !== userId) ' +
      "throw forbidden('You may only act as yourself.');",
    changed: 'if (actor.id === undefined) throw forbidden(`${userId}`);',
    tests: [authorisation],
  },
  {
    file: `${api}/http/route.ts`,
    line: "if (policy.access === 'admin' && request.actor.role !== 'admin')",
    changed: "if (policy.access === 'admin' && request.actor.role === undefined)",
    tests: [authorisation],
  },
  {
    file: `${modules}/clubs/clubs.policy.ts`,
    line: 'const mayWrite = (access: ClubAccess): boolean => isMember(access) && !access.isMuted;',
    changed: 'const mayWrite = (access: ClubAccess): boolean => isMember(access);',
    tests: [moderation],
  },
  {
    file: `${modules}/clubs/clubs.policy.ts`,
    line:
      'const mayModerate = ({ role }: ClubAccess): boolean => ' +
      "role === 'owner' || role === 'coOwner';",
    changed: 'const mayModerate = ({ role }: ClubAccess): boolean => role !== null;',
    tests: [authorisation],
  },
  {
    file: `${modules}/clubs/clubs.policy.ts`,
    line: "const isOwner = ({ role }: ClubAccess): boolean => role === 'owner';",
    changed: "const isOwner = ({ role }: ClubAccess): boolean => role === 'owner' || !!role;",
    tests: [authorisation],
  },
  {
    file: `${modules}/clubs/clubs.policy.ts`,
    line: 'const maySee = (access: ClubAccess): boolean => !access.isPrivate || isMember(access);',
    changed: 'const maySee = (access: ClubAccess): boolean => access.clubId !== undefined;',
    tests: [clubs],
  },
  {
    file: `${modules}/clubs/clubs.repository.ts`,
    line: "eb('clubs.isPrivate', '=', 0),",
    changed: "eb('clubs.isPrivate', '>=', 0),",
    tests: [clubs],
  },
  {
    file: `${modules}/clubs/clubs.events.ts`,
    line: 'if (!(await isClubMember(context.db, clubId, actor.id)))',
    changed: "if (clubId === '')",
    tests: [`${modules}/clubs/clubs.events.test.ts`],
  },
  {
    file: `${modules}/posts/clubPosts.policy.ts`,
    line: "if (origin.clubId !== clubId) throw notFound('Post');",
    changed: "if (origin.clubId === '') throw notFound('Post');",
    tests: [clubPosts],
  },
  {
    file: `${modules}/channels/channels.policy.ts`,
    line: 'if (clubId !== undefined && clubId !== channel.clubId)',
    changed: "if (clubId !== undefined && channel.clubId === '')",
    tests: [`${modules}/channels/channels.test.ts`],
  },
  {
    file: `${modules}/moderation/moderation.policy.ts`,
    line: "if (origin?.clubId !== id) throw notFound('Post');",
    changed: "if (origin?.clubId === '') throw notFound(id);",
    tests: [moderation],
  },
  {
    file: `${modules}/moderation/moderation.policy.ts`,
    line: "if (authorId === actor.id) throw forbidden('You cannot report your own post.');",
    changed: "if (authorId === '') throw forbidden('You cannot report your own post.');",
    tests: [moderation, authorisation],
  },
  {
    file: `${modules}/moderation/moderation.policy.ts`,
    line:
      "if (target?.role === 'owner' || target?.role === 'coOwner') " +
      'throw forbidden(OWNERS_EXEMPT);',
    changed: "if (target?.role === 'owner') throw forbidden(OWNERS_EXEMPT);",
    tests: [moderation],
  },
];

/** Passwords, tokens and sessions. */
const credentials = [
  {
    file: `${modules}/auth/signInGuard.ts`,
    line: 'const MAX_FROM_ONE_ADDRESS = 10;',
    changed: 'const MAX_FROM_ONE_ADDRESS = 11;',
    tests: [`${modules}/auth/signIn.test.ts`, `${modules}/guessing.test.ts`],
  },
  {
    file: `${api}/http/rates.ts`,
    line: "credentials: { max: 60, windowMs: 60_000, by: 'address' },",
    changed: 'credentials: { max: 60, windowMs: 60_000 },',
    tests: [`${modules}/guessing.test.ts`, `${modules}/auth/signIn.test.ts`],
  },
  {
    file: `${modules}/auth/accessTokens.ts`,
    line: "const counts = (at: number) => expired === 'accepted' || at > now();",
    changed: "const counts = (at: number) => expired === 'refused' || at > now();",
    tests: [sessions],
  },
  {
    file: `${modules}/auth/sessions.repository.ts`,
    line: 'token.usedAt !== null && successor?.usedAt !== null;',
    changed: "token.usedAt !== null && successor?.usedAt === '';",
    tests: [sessions],
  },
  {
    file: `${modules}/auth/sessions.ts`,
    line: "await end(exchange.id, 'reuse');",
    changed: '',
    tests: [sessions],
  },
  {
    file: `${modules}/auth/passwordReset.ts`,
    line: 'announceEnds: await sessions.endAllOfUser(trx, used.userId, PASSWORD_CHANGED),',
    changed: 'announceEnds: () => undefined,',
    tests: [reset],
  },
  {
    file: `${modules}/auth/passwordReset.ts`,
    line: 'const LINK_TTL_MS = 60 * 60_000;',
    changed: 'const LINK_TTL_MS = 600 * 60_000;',
    tests: [reset],
  },
];

/** How much, how often, of what kind. */
const limits = [
  {
    file: `${modules}/chat/chat.events.ts`,
    line: 'const MESSAGE_RATE = { max: 20, windowMs: 10_000 };',
    changed: 'const MESSAGE_RATE = { max: 21, windowMs: 10_000 };',
    tests: [chat],
  },
  {
    file: `${modules}/chat/chat.events.ts`,
    line: 'if (actor === null) throw sessionInvalid();',
    changed: 'if (actor === null) return { ok: true };',
    tests: [chat],
  },
  {
    file: `${api}/live/connectionGuard.ts`,
    line: 'const PACKETS = { max: 300, windowMs: 10_000 };',
    changed: 'const PACKETS = { max: 3_000, windowMs: 10_000 };',
    tests: [`${api}/live/connectionLimits.test.ts`, chat],
  },
  {
    file: `${api}/live/connectionLimits.ts`,
    line: 'if (count >= max) return false;',
    changed: 'if (count > max) return false;',
    tests: [`${api}/live/connectionLimits.test.ts`],
  },
  {
    file: `${api}/live/eventListener.ts`,
    line: 'if (hasExpired(socket, context)) throw new HttpError(401, EXPIRED, undefined, 1);',
    changed: '',
    tests: [`${api}/live/tokenLifetime.test.ts`],
  },
  {
    file: `${api}/http/jsonBodies.ts`,
    line: "const parse = app.getDefaultJsonParser('remove', 'remove');",
    changed: "const parse = app.getDefaultJsonParser('ignore', 'ignore');",
    tests: [`${modules}/hostileInput.test.ts`],
  },
  {
    file: `${api}/services/pictures/pictureAddresses.ts`,
    line: 'if (until <= seconds()) return false;',
    changed: '',
    tests: [`${api}/services/pictures/pictureAddresses.test.ts`],
  },
  {
    file: `${api}/services/uploads.ts`,
    line: 'const UPLOAD_MAX_PIXELS = 33_000_000;',
    changed: 'const UPLOAD_MAX_PIXELS = 330_000_000;',
    tests: [`${api}/services/uploads.test.ts`],
  },
  {
    file: `${schemas}/chat.ts`,
    line: 'const CHAT_MESSAGE_MAX = 2_000;',
    changed: 'const CHAT_MESSAGE_MAX = 2_001;',
    tests: [chat],
  },
  {
    file: `${schemas}/posts.ts`,
    line: 'const COMMENT_MAX = 2_000;',
    changed: 'const COMMENT_MAX = 20_000;',
    tests: [clubPosts, `${schemas}/schemas.test.ts`],
  },
];

/** Faults that the tests must notice, each one line of what protects people. */
export const mutants = /** @type {Mutant[]} */ ([
  ...policies,
  ...credentials,
  ...passkeyFaults,
  ...limits,
]);
