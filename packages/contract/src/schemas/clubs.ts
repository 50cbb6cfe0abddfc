import { z } from 'zod';
import { CLUB_PERMISSIONS, CO_OWNERS_MAX } from '../clubs';
import type {
  Club,
  ClubDetails,
  ClubMember,
  CoOwnerInvitation,
  ReceivedCoOwnerInvitation,
} from '../clubs';
import { MENTION_MAX, MENTIONS_MAX } from '../profiles';
import { clubChannel } from './channels';
import { cursor, keysetMeta, keysetQuery, UNPAGED_LIST_MAX } from './paging';
import { listedPerson, personSummary } from './profiles';
import {
  actorId,
  clientId,
  id,
  nameText,
  optionalText,
  order,
  search,
  seenFields,
  seenText,
  timestamp,
} from './values';

const CLUB_NAME_MAX = 100;
const CLUB_DESCRIPTION_MAX = 2_000;

const club = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  image: z.string().nullable(),
  ownerId: z.string(),
  ownerName: z.string(),
  owner: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
  memberCount: z.number().int(),
  maxMembers: z.number().int().nullable(),
  isPrivate: z.boolean(),
  isActive: z.boolean(),
  streamingSource: z.string(),
  createdAt: timestamp,
  isMember: z.boolean().optional().describe('Addition: whether the viewer belongs to it.'),
}) satisfies z.ZodType<Club>;

const receivedInvitation = z.object({
  invitedBy: personSummary,
  expiresAt: timestamp,
}) satisfies z.ZodType<ReceivedCoOwnerInvitation>;

const clubDetails = z.object({
  id: z.string(),
  clubName: z.string(),
  clubDescription: z.string().nullable(),
  clubImage: z.string().nullable(),
  memberCount: z.number().int(),
  owner: personSummary,
  coOwners: z.array(personSummary),
  isPrivate: z.boolean().optional().describe('Addition: whether only members see it.'),
  isMember: z.boolean().optional(),
  channels: z
    .array(clubChannel)
    .optional()
    .describe('Their names; what is said in them is for members.'),
  permissions: z.array(z.enum(CLUB_PERMISSIONS)).optional(),
  sanction: z.enum(['mute', 'ban']).nullable().optional(),
  coOwnerInvitation: receivedInvitation
    .nullable()
    .optional()
    .describe('Addition: that the owner has asked the viewer to be a co-owner.'),
}) satisfies z.ZodType<ClubDetails>;

/** GET /clubs */
export const listClubsQuery = z.object({
  search,
  in: z.literal('name').optional().describe('Addition: to search names of clubs alone.'),
  limit: z.coerce.number().int().min(1).max(UNPAGED_LIST_MAX).default(UNPAGED_LIST_MAX),
  cursor: cursor.optional(),
  sortBy: z.literal('createdAt').default('createdAt'),
  order,
});
export const listClubsResponse = z.object({
  data: z.object({ clubs: z.array(club) }),
  meta: keysetMeta,
});

/** GET /users/{id}/get-clubs; all of it is an addition. */
export const userClubsQuery = keysetQuery.extend({
  order: z.literal('name').optional().describe('Addition: by name. @default newest first'),
  search,
});
/** Its answer. */
export const userClubsResponse = z.object({ userClubs: z.array(club), meta: keysetMeta });

/** POST /clubs. The slug is derived from the name; one that is sent is not used. */
export const createClubBody = z.object({
  name: nameText(CLUB_NAME_MAX, 'Club name required'),
  slug: z.string().max(1_000).optional(),
  ownerId: actorId,
  description: optionalText(CLUB_DESCRIPTION_MAX).optional(),
  isPrivate: z.boolean().default(false),
  clientId,
  coOwnerIds: z
    .string()
    .max(CO_OWNERS_MAX * 65)
    .regex(/^[A-Za-z0-9_,\s-]*$/, 'Ids joined by commas.')
    .default('')
    .describe(
      'Who is invited to be a co-owner: ids joined by commas; blanks, repetitions and the owner ' +
        'are left out.',
    ),
});
export const clubResponse = z.object({ data: z.object({ club }) });

const coOwnerInvitation = z.object({
  person: personSummary,
  createdAt: timestamp,
  expiresAt: timestamp,
}) satisfies z.ZodType<CoOwnerInvitation>;
const coOwnerInvitations = z.array(coOwnerInvitation);

export const newClubResponse = z.object({
  data: z.object({
    club,
    coOwnerInvitations: coOwnerInvitations.describe('Addition: who has been invited.'),
  }),
});

/** GET /clubs/{id}/co-owner-invitations; open ones, newest first. */
export const coOwnerInvitationsResponse = z.object({
  data: z.object({ invitations: coOwnerInvitations }),
});

/**
 * PUT and DELETE /clubs/{id}/co-owner-invitations/{userId}; PUT and DELETE
 * /clubs/{id}/co-owners/{userId}
 */
export const coOwnerParams = z.object({ id, userId: id });

/** The ids of `coOwnerIds`, once they are split. */
export const coOwnerIds = z.array(id).max(CO_OWNERS_MAX, `At most ${CO_OWNERS_MAX} co-owners.`);

/** PATCH /clubs/{id} */
export const updateClubBody = z.object({
  name: nameText(CLUB_NAME_MAX, 'Club name required').optional(),
  slug: z.string().max(1_000).optional(),
  description: optionalText(CLUB_DESCRIPTION_MAX).nullish(),
  seen: seenFields({
    name: seenText(CLUB_NAME_MAX),
    description: seenText(CLUB_DESCRIPTION_MAX).nullable(),
  }),
});

/** PATCH /clubs/{id}/image, multipart field `club-picture`. */
export const clubImageResponse = z.object({ clubPictureUrl: z.string() });

/** GET /clubs/{id}/details and /is-member: both spellings of the viewer's id are read. */
export const clubViewerQuery = z.object({ user_id: actorId, userId: actorId });
export const clubDetailsResponse = z.object({ data: clubDetails });
export const isMemberResponse = z.object({ data: z.object({ isMember: z.boolean() }) });

/** POST /clubs/{id}/join, DELETE /clubs/{id}/leave */
export const membershipBody = z.object({ userId: actorId }).nullish();
export const membershipResponse = z.object({
  data: z.object({ isMember: z.boolean(), memberCount: z.number().int() }),
});

/** GET /clubs/{id}/members; owner, co-owners, then members in order of joining. */
const clubMember = listedPerson.extend({
  role: z.enum(['owner', 'coOwner', 'member']),
  isMuted: z.boolean().optional().describe('Sent to owner and co-owners only.'),
}) satisfies z.ZodType<ClubMember>;
export const clubMembersQuery = z.object({
  search,
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export const clubMembersResponse = z.object({
  data: z.object({ members: z.array(clubMember) }),
  meta: keysetMeta,
});

/** Payload of the socket's events about one club. */
export const watchClubEvent = z.object({ clubId: id });
export const watchClubsEvent = z.object({});

/** GET /clubs/{id}/mentions, an addition. */
export const clubMentionsQuery = z.object({
  usernames: z
    .string()
    .max(MENTIONS_MAX * (MENTION_MAX + 1))
    .describe(`Usernames without \`@\`, with commas between; the first ${MENTIONS_MAX} count.`),
});
export const clubMentionsResponse = z.object({
  data: z.object({
    notMembers: z.array(personSummary).describe('Those of them who exist and are no members.'),
  }),
});
