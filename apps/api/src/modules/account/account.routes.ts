import {
  ownUser,
  partnerPerson,
  updateBioBody,
  updatedUserResponse,
  updateNameBody,
  updatePictureFields,
  updatePictureResponse,
  updateUsernameBody,
} from '@clubline/contract/schemas';
import { z } from 'zod';
import type { Actor, ActorsPartner } from '../../http/actor';
import { sessionInvalid } from '../../http/errors';
import { readForm } from '../../http/multipart';
import { signedIn } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { ownProfileChanged, personChanged } from '../profiles';
import { assertOwnEmail, ownerOfEmail } from './account.policy';
import { changeOwnAccount, changeProfilePicture, findAccountById } from './account.repository';
import type { OwnAccountChange } from './account.repository';
import { toOwnUser } from './ownUser';
import { assertFreeToChoose, assertOwnName, assertOwnTags } from './reservedNames';
import { countShownChange } from './shown/countShownChange';

/** Clients ask for the signed-in person under any of these. */
const ME = ['/auth/me', '/users/me', '/user/me', '/users/profile', '/auth/profile'];

const toPartnerPerson = (
  { id, username, profilePicture }: Actor,
  { name, personName }: ActorsPartner,
): z.output<typeof partnerPerson> => ({
  id,
  username,
  firstName: personName,
  lastName: '',
  profilePicture,
  partner: { name, personName },
});

const ownAccountRoutes = ME.map((url) =>
  route({
    method: 'GET',
    url,
    summary: 'The signed-in person, or the person of a partner’s token',
    response: { 200: z.union([ownUser, partnerPerson]) },
    policy: signedIn,
    admitsPartnersPeople: true,
    bodyLimit: bodyLimits.none,
    rate: 'read',
    async handler({ actor, context }) {
      if (actor.partner !== null) return toPartnerPerson(actor, actor.partner);
      const row = await findAccountById(context.db, actor.id);
      if (row === undefined) throw sessionInvalid();
      return toOwnUser(row);
    },
  }),
);

interface ChangeCall<B extends z.ZodType> {
  method: 'PATCH' | 'PUT';
  url: string;
  summary: string;
  body: B;
  /** Whether it shows beside what the person wrote. @default false */
  isShown?: boolean;
  changeOf(body: z.output<B>, actor: Actor): OwnAccountChange;
}

/** A call that changes some fields of one's own account and answers the whole of it. */
const changeRoute = <B extends z.ZodType<{ email?: string | undefined }>>({
  changeOf,
  isShown = false,
  ...call
}: ChangeCall<B>) =>
  route({
    ...call,
    response: { 200: updatedUserResponse },
    policy: ownerOfEmail,
    bodyLimit: bodyLimits.small,
    rate: 'write',
    async handler({ actor, body, context }) {
      const change = changeOf(body as z.output<B>, actor);
      if (isShown) await countShownChange(context, actor.id);
      const row = await changeOwnAccount(context.db, actor.id, change, context.now());
      (isShown ? personChanged : ownProfileChanged)(context, actor.id);
      return { user: toOwnUser(row) };
    },
  });

const changeName = changeRoute({
  method: 'PATCH',
  url: '/users/update-name',
  summary: 'Change one’s first and last name',
  body: updateNameBody,
  isShown: true,
  changeOf({ firstName, lastName, seen }) {
    assertOwnName(firstName, lastName);
    return {
      change: { firstName, lastName },
      seen,
      assert: (after) => assertOwnName(after.firstName, after.lastName),
    };
  },
});

const changeUsername = changeRoute({
  method: 'PATCH',
  url: '/users/update-username',
  summary: 'Change one’s username; 409 when it is taken',
  body: updateUsernameBody,
  isShown: true,
  changeOf({ username }, actor) {
    if (username !== actor.username) assertFreeToChoose(username);
    return { change: { username } };
  },
});

const aboutOf = ({ bio, tags }: Omit<z.output<typeof updateBioBody>, 'email' | 'seen'>) => ({
  ...(bio === undefined ? {} : { bio: bio === '' ? null : bio }),
  ...(tags === undefined ? {} : { profileTags: JSON.stringify(tags.profile) }),
});

const changeBio = changeRoute({
  method: 'PUT',
  url: '/users/update-bio',
  summary: 'Change one’s bio and profile tags',
  body: updateBioBody,
  changeOf({ seen: seenAbout, ...sent }) {
    const [change, seen] = [aboutOf(sent), seenAbout && aboutOf(seenAbout)];
    // What is sent as it was seen stays as it is.
    if (change.profileTags !== seen?.profileTags) assertOwnTags(sent.tags?.profile ?? []);
    return { change, seen };
  },
});

const changePicture = route({
  method: 'POST',
  url: '/users/update-profile-picture',
  summary: 'Change one’s picture; errors are plain text',
  response: { 200: updatePictureResponse },
  policy: { name: 'the person whose email this is', access: 'signedIn' },
  bodyLimit: bodyLimits.upload,
  rate: 'upload',
  multipart: { profilePicture: 'the picture', email: 'one’s own email' },
  errorsAs: 'text',
  async handler({ actor, context, request }) {
    const { file, fields } = await readForm(request, 'profilePicture', updatePictureFields);
    await assertOwnEmail(context, actor, fields.email);
    await countShownChange(context, actor.id);
    const uploader = { ownerId: actor.id, isPrivate: false, ip: request.ip };
    const picture = await context.uploads.storeImage(file, 'profilePicture', uploader);
    const before = await changeProfilePicture(context.db, actor.id, picture);
    personChanged(context, actor.id);
    context.background('deleting pictures', context.uploads.removeUnshown(before));
    return { profilePicture: picture.url };
  },
});

export const accountRoutes: Route[] = [
  ...ownAccountRoutes,
  changeName,
  changeUsername,
  changeBio,
  changePicture,
];
