import type { contactBody } from '@clubline/contract/schemas';
import type { z } from 'zod';
import type { Context } from '../../context';
import { addressIn } from '../../services/mail';
import { addContactMessage } from './contact.repository';
import { contactMessages } from './messages';

/** Stores a message to the people who run this place, and mails it to them. */
export async function takeMessage(
  context: Context,
  message: z.infer<typeof contactBody>,
): Promise<void> {
  await addContactMessage(context.db, message, context.now());
  const to = addressIn(context.config.contactEmail);
  const mail = {
    to,
    subject: contactMessages.subject(message.name),
    text: contactMessages.text(message),
    // An answer to ourselves would be the next message.
    ...(message.email.toLowerCase() !== to.toLowerCase() && { replyTo: message.email }),
  };
  // The message is stored: a slow or broken mail server is not the sender's trouble.
  context.background('contact mail', context.mail.send(mail));
}
