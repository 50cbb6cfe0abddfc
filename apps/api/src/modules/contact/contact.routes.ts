import * as schemas from '@clubline/contract/schemas';
import { everyone } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { addressIn } from '../../services/mail';
import { addContactMessage } from './contact.repository';
import { contactMessages } from './messages';

const contact = route({
  method: 'POST',
  url: '/contact',
  summary: 'Sends a message to the people who run this place; it is stored and mailed.',
  body: schemas.contactBody,
  response: { 200: schemas.contactResponse },
  policy: everyone,
  bodyLimit: bodyLimits.text,
  rate: 'mail',
  async handler({ body, context }) {
    await addContactMessage(context.db, body, context.now());
    const mail = {
      to: addressIn(context.config.contactEmail),
      subject: contactMessages.subject(body.name),
      text: contactMessages.text(body),
      replyTo: body.email,
    };
    // The message is stored: a slow or broken mail server is not the sender's trouble.
    context.background('contact mail', context.mail.send(mail));
    return { ok: true };
  },
});

export const contactRoutes: Route[] = [contact];
