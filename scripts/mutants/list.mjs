import { accountFaults } from './accounts.mjs';
import { formFaults } from './forms.mjs';
import { limitFaults } from './limits.mjs';
import { partnerFaults } from './partners.mjs';
import { passkeyFaults } from './passkeys.mjs';
import { pushFaults } from './pushes.mjs';
import { sharedFaults } from './shared.mjs';

/**
 * @typedef {object} Mutant
 * @property {string} file named from the root
 * @property {string} line the whole line as it stands, without its indentation; once in the file
 * @property {string} changed what stands there instead
 * @property {string[]} tests what should notice it
 */

const api = 'apps/api/src';
const modules = `${api}/modules`;
const authorisation = `${modules}/authorisation.test.ts`;
const clubs = `${modules}/clubs/clubs.test.ts`;
const moderation = `${modules}/moderation/moderation.test.ts`;
const sessions = `${modules}/auth/sessions.test.ts`;
const reset = `${modules}/auth/passwordReset.test.ts`;
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
    file: `${api}/http/addRoutes.ts`,
    line: "if (access === 'admin' && actor.role !== 'admin')",
    changed: "if (access === 'admin' && actor.role === undefined)",
    tests: [authorisation],
  },
  {
    file: `${api}/http/addRoutes.ts`,
    line:
      'const mayHaveChanged = hasWaited || ' +
      '(definition.multipart === undefined && hasBody(request));',
    changed: 'const mayHaveChanged = hasWaited;',
    tests: [`${modules}/heldCalls.test.ts`],
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
    file: `${modules}/clubs/clubLists/clubLists.repository.ts`,
    line: '.where(sql<SqlBool>`clubs.is_private = 0`)',
    changed: '.where(sql<SqlBool>`clubs.is_private >= 0`)',
    tests: [`${modules}/clubs/clubLists/clubLists.test.ts`],
  },
  {
    file: `${modules}/clubs/clubLists/clubLists.repository.ts`,
    line: "clubsOfPerson(db, member).where('membership.privateCreatedAt', 'is', null);",
    changed: 'clubsOfPerson(db, member);',
    tests: [`${modules}/clubs/clubLists/clubLists.test.ts`],
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
    file: `${api}/http/limits/rates.ts`,
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

/** Faults that the tests must notice, each one line of what protects people. */
export const mutants = /** @type {Mutant[]} */ ([
  ...policies,
  ...credentials,
  ...accountFaults,
  ...passkeyFaults,
  ...formFaults,
  ...limitFaults,
  ...pushFaults,
  ...sharedFaults,
  ...partnerFaults,
]);
