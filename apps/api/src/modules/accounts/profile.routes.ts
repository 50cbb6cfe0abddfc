import {
  updateBioBody,
  updatedUserResponse,
  updateNameBody,
  updatePictureFields,
  updatePictureResponse,
  updateUsernameBody,
} from '@clubline/contract/schemas';
import { readForm } from '../../http/multipart';
import { bodyLimits } from '../../http/route';
import type { AddRoute } from '../../http/route';
import { assertOwnEmail, ownerOfEmail } from './accounts.policy';
import { changeAccount } from './accounts.repository';
import { toOwnUser } from './accounts.present';

export function profileRoutes(add: AddRoute): void {
  add({
    method: 'PATCH',
    url: '/users/update-name',
    summary: 'Change one’s first and last name',
    body: updateNameBody,
    response: { 200: updatedUserResponse },
    policy: ownerOfEmail,
    bodyLimit: bodyLimits.small,
    rate: 'write',
    async handler({ actor, body, context }) {
      return {
        user: toOwnUser(
          await changeAccount(context.db, actor.id, {
            firstName: body.firstName,
            lastName: body.lastName,
          }),
        ),
      };
    },
  });

  add({
    method: 'PATCH',
    url: '/users/update-username',
    summary: 'Change one’s username; 409 when it is taken',
    body: updateUsernameBody,
    response: { 200: updatedUserResponse },
    policy: ownerOfEmail,
    bodyLimit: bodyLimits.small,
    rate: 'write',
    async handler({ actor, body, context }) {
      return {
        user: toOwnUser(await changeAccount(context.db, actor.id, { username: body.username })),
      };
    },
  });

  add({
    method: 'PUT',
    url: '/users/update-bio',
    summary: 'Change one’s bio and profile tags',
    body: updateBioBody,
    response: { 200: updatedUserResponse },
    policy: ownerOfEmail,
    bodyLimit: bodyLimits.small,
    rate: 'write',
    async handler({ actor, body, context }) {
      const row = await changeAccount(context.db, actor.id, {
        ...(body.bio === undefined ? {} : { bio: body.bio === '' ? null : body.bio }),
        ...(body.tags === undefined ? {} : { profileTags: JSON.stringify(body.tags.profile) }),
      });
      return { user: toOwnUser(row) };
    },
  });

  add({
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
      const { url } = await context.uploads.storeImage(file, 'profilePicture');
      await changeAccount(context.db, actor.id, { profilePicture: url });
      return { profilePicture: url };
    },
  });
}
