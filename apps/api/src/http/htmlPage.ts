import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { directionOf, type Language } from './language';

/** Makes text safe between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The hash by which a content security policy allows an inline script or style. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface HtmlPage {
  /** Language of the texts. */
  language: Language;
  title: string;
  style: string;
  body: string;
  /** @default 'system' */
  theme?: string;
}

/** A whole document that search engines leave out. */
export const htmlPage = ({ language, title, style, body, theme }: HtmlPage): string =>
  [
    '<!doctype html>',
    `<html lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}` +
      `${theme === undefined ? '' : ` data-theme="${escapeHtml(theme)}"`}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>`,
    `<style>${style}</style></head><body>${body}</body></html>`,
  ].join('');

/** Prepares an HTML answer under a content security policy of its own. */
export function asHtml(
  reply: FastifyReply,
  { policy, cacheControl }: { policy: string; cacheControl: string },
): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'cache-control': cacheControl,
    })
    .type('text/html; charset=utf-8')
    .serializer(String);
}
