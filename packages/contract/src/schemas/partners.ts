import { z } from 'zod';
import { PARTNER_NAME_MAX } from '../partners';
import type { PartnerKey, PartnerMark } from '../partners';
import { nameText, timestamp } from './values';

const IMAGE_MAX = 500;

/**
 * Which of a partner's people somebody is, by the partner's own counting. No email address: ids
 * stand in addresses, which logs have. Nor dots alone, which addresses lose.
 */
const personId = z
  .string('It has to be given as a string.')
  .regex(
    /^(?!\.+$)[\w.:+-]{1,128}$/,
    'Letters, digits and _.:+-, 128 at most, and not dots alone.',
  );

/** Whether an address is one of https, and holds no password. */
function isPlainHttps(address: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

const image = z
  .string()
  .max(IMAGE_MAX, `At most ${IMAGE_MAX} characters.`)
  .refine(isPlainHttps, 'Only an address that begins with https:// can be shown.');

const partnerName = nameText(PARTNER_NAME_MAX, 'The name of the partner is required.');

export const partnerMark = z.object({
  name: z.string().describe('The partner’s name.'),
  personName: z.string().describe('The person’s own name there.'),
}) satisfies z.ZodType<PartnerMark>;

/** GET /auth/me, as one of a partner's people. */
export const partnerPerson = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePicture: z.string().nullable(),
  partner: partnerMark,
});

const partnerKey = z.object({
  id: z.string(),
  partner: z.string(),
  hint: z.string().describe('The last characters of the key.'),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable().describe('To within a minute; null until it has been used.'),
  revokedAt: timestamp.nullable(),
}) satisfies z.ZodType<PartnerKey>;

/** GET /admin/partner-keys, the newest first */
export const partnerKeysResponse = z.object({ data: z.object({ keys: z.array(partnerKey) }) });

/** POST /admin/partner-keys */
export const createPartnerKeyBody = z.object({ partner: partnerName });
export const createPartnerKeyResponse = z.object({
  data: z.object({
    key: partnerKey,
    secret: z.string().describe('The key itself. It is not stored, and never told again.'),
  }),
});

/** POST /partners/token */
export const partnerTokenBody = z.object({
  id: personId,
  name: nameText(PARTNER_NAME_MAX, 'The name of the person is required.'),
  image: image.nullish(),
});
export const partnerTokenResponse = z.object({
  data: z.object({ token: z.string(), expiresAt: timestamp }),
});

/** DELETE /partners/people/{id} */
export const partnerPersonParams = z.object({ id: personId });
