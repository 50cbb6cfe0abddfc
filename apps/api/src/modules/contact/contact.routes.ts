import * as schemas from '@clubline/contract/schemas';
import { everyone } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { takeMessage } from './takeMessage';

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
    await takeMessage(context, body);
    return { ok: true };
  },
});

export const contactRoutes: Route[] = [contact];
