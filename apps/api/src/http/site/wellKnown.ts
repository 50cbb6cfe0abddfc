import { routes } from '@clubline/contract';
import { noContent } from '@clubline/contract/schemas';
import { z } from 'zod';
import type { Config } from '../../config';
import { languages } from '../language';
import { everyone } from '../policy';
import { bodyLimits, route } from '../route';
import type { Route } from '../route';

const SECURITY_TXT = '/.well-known/security.txt';
const KEPT_SECONDS = 3_600;
/** Counted from each answer, so that it never runs out while the node runs. */
const VALID_MS = 30 * 24 * 60 * 60_000;

/** https://www.w3.org/TR/change-password-url/ */
const changePassword = route({
  method: 'GET',
  url: '/.well-known/change-password',
  summary: 'Leads password managers to the page where a password is changed',
  response: { 302: noContent },
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ reply }) {
    // Visitors sign in first, and are led back to it.
    return reply.redirect(`${routes.settings.path}#password`);
  },
});

/** https://www.rfc-editor.org/rfc/rfc9116 */
const securityTxt = route({
  method: 'GET',
  url: SECURITY_TXT,
  summary: 'Whom to tell of a weakness',
  response: { 200: z.string() },
  produces: 'text/plain',
  policy: everyone,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ context, reply }) {
    const { publicUrl, securityContacts } = context.config;
    const expires = new Date(Date.parse(context.now()) + VALID_MS).toISOString();
    const fields = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      // The standard takes no address without TLS.
      ...(publicUrl?.startsWith('https:')
        ? [`Canonical: ${new URL(SECURITY_TXT, publicUrl).href}`]
        : []),
    ];
    reply
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .type('text/plain; charset=utf-8')
      .serializer(String);
    return `${fields.join('\n')}\n`;
  },
});

/** Addresses below `/.well-known`, which programs know by themselves; no domain has them. */
export const wellKnownRoutes = ({ securityContacts }: Config): Route[] => [
  changePassword,
  ...(securityContacts.length > 0 ? [securityTxt] : []),
];
