import type { FastifyReply } from 'fastify';
import { asHtml, cspHash, escapeHtml, htmlPage } from '../htmlPage';
import { varyByLanguage, type Language } from '../language';
import { PLAIN_PAGE_STYLE } from './plainPageStyle';

const policyOf = (script: string | undefined): string =>
  [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src ${cspHash(script)}`]),
    `style-src ${cspHash(PLAIN_PAGE_STYLE)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A page that works without script: a title, and what stands below its heading, as HTML. */
export const plainPage = (language: Language, title: string, body: string): string =>
  htmlPage({
    language,
    title,
    style: PLAIN_PAGE_STYLE,
    body: `<main><h1>${escapeHtml(title)}</h1>${body}</main>`,
  });

/** What a page says when something was done, or cannot be done, and where to go from there. */
export interface PageResult {
  title: string;
  text: string;
  action: string;
}

/** The page that says so. */
export const resultPage = (
  language: Language,
  { title, text, action }: PageResult,
  address = '/auth',
): string =>
  plainPage(
    language,
    title,
    `<p>${escapeHtml(text)}</p>` +
      `<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(action)}</a></p>`,
  );

export interface PlainPageOptions {
  /** The script that it may run. @default none */
  script?: string;
  /** Whether its form says where it stands, to the own origin only. @default false */
  saysOrigin?: boolean;
}

/** Sends such a page; no cache keeps it. */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  html: string,
  { script, saysOrigin = false }: PlainPageOptions = {},
): string {
  void asHtml(reply, { policy: policyOf(script), cacheControl: 'no-store' }).code(status);
  if (saysOrigin) void reply.header('referrer-policy', 'same-origin');
  varyByLanguage(reply);
  return html;
}
