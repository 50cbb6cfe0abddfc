import { noContent, ownEmailResponse } from '@clubline/contract/schemas';
import { sessionInvalid } from '../../../http/errors';
import { languageOf } from '../../../http/language';
import { signedIn } from '../../../http/policy';
import { bodyLimits, route, type Route } from '../../../http/route';
import { findAccountById } from '../../account';
import { countConfirmationMail, sendConfirmationLink } from './emailConfirmation';

const ownEmail = route({
  method: 'GET',
  url: '/account/email',
  summary: 'One’s own email address, and whether it is confirmed',
  response: { 200: ownEmailResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, context }) {
    const account = await findAccountById(context.db, actor.id);
    if (account === undefined) throw sessionInvalid();
    const { email, emailConfirmedAt } = account;
    return { data: { email, isConfirmed: emailConfirmedAt !== null } };
  },
});

const askForLink = route({
  method: 'POST',
  url: '/account/email/confirmation',
  summary:
    'Mail a link that confirms one’s own address, five an hour at most; none where it is ' +
    'confirmed already',
  response: { 204: noContent },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'mail',
  async handler({ actor, context, reply, request }) {
    await countConfirmationMail(context, actor.id);
    context.background(
      'confirmation mail',
      sendConfirmationLink(context, actor.id, languageOf(request)),
    );
    reply.code(204);
    return undefined;
  },
});

export const emailConfirmationRoutes: Route[] = [ownEmail, askForLink];
