import * as wire from '@clubline/contract/schemas';
import { everyone } from '../../http/policy';
import { bodyLimits } from '../../http/route';
import type { Module } from '../module';
import { addContactMessage } from './contact.repository';

export const contactModule: Module = {
  name: 'Contact',
  routes(add, context) {
    add({
      method: 'POST',
      url: '/contact',
      summary: 'Sends a message to the people who run this place; it is stored and mailed.',
      body: wire.contactBody,
      response: { 200: wire.contactResponse },
      policy: everyone,
      bodyLimit: bodyLimits.text,
      rate: 'credentials',
      async handler({ body }) {
        const { name, email, message } = body;
        await addContactMessage(context.db, body, context.now());
        // Stored is received: a slow or broken mail server is not the sender's trouble.
        context.background(
          'contact mail',
          context.mail.send({
            to: context.config.contactEmail,
            subject: `Message from ${name.replace(/\s+/g, ' ')}`,
            text: `${message}\n\n${name} <${email}>\n`,
            replyTo: email,
          }),
        );
        return { ok: true };
      },
    });
  },
};
