import { createHash } from 'node:crypto';
import { resetPasswordBody } from '@clubline/contract/schemas';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context';
import { HttpError } from '../../http/errors';
import { everyone } from '../../http/policy';
import { bodyLimits, routesOf } from '../../http/route';
import { hasSite } from '../../http/site';
import { isResetOpen, resetPassword } from './reset';

const STYLE = `
:root{color-scheme:light dark;--ink:#16181d;--page:#f6f5f2;--card:#fff;--line:#8b8f98;--act:#0b5cad;--on:#fff;--bad:#a8071a}
@media (prefers-color-scheme:dark){:root{--ink:#f2f3f5;--page:#101216;--card:#1a1d23;--line:#868c98;--act:#7db8ff;--on:#0b1220;--bad:#ff9c9c}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page)}
main{width:100%;max-width:26rem;padding:2rem;border-radius:1rem;background:var(--card)}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.2}
label{display:block;font-weight:600}
input{width:100%;min-height:44px;margin:.25rem 0 1rem;padding:0 .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.5rem}
button,a.button{display:inline-flex;align-items:center;min-height:44px;padding:0 1.25rem;font:inherit;font-weight:600;color:var(--on);background:var(--act);border:0;border-radius:.5rem;text-decoration:none;cursor:pointer}
:focus-visible{outline:2px solid var(--act);outline-offset:2px}
.bad{color:var(--bad);font-weight:600}
`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Set a new password</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const form = (token: string, problem?: string) =>
  page(`<h1>Set a new password</h1>${problem === undefined ? '' : `<p class="bad" role="alert" id="problem">${escape(problem)}</p>`}
<form method="post" action="/reset-password"><input type="hidden" name="token" value="${escape(token)}">
<label for="password">New password</label><input id="password" name="password" type="password" autocomplete="new-password" minlength="6" required autofocus${problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"'}>
<label for="again">The same again</label><input id="again" name="again" type="password" autocomplete="new-password" minlength="6" required>
<button>Set password</button></form>`);

const stale = page(
  '<h1>This link no longer works</h1><p>It has run out or was already used. Ask for a new one on the sign-in page.</p><p><a class="button" href="/auth">Go to sign in</a></p>',
);
const done = page(
  '<h1>Your password is set</h1><p>All devices are signed out. Sign in with the new password.</p><p><a class="button" href="/auth">Sign in</a></p>',
);

function send(reply: FastifyReply, status: number, html: string): string {
  void reply
    .code(status)
    .headers({
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .serializer(String);
  return html;
}

const html = { 200: z.string(), 400: z.string() };

/** The page a mailed link opens where this node serves no site, which has its own. It works without scripts, and opening it does not use the link up. */
export function resetPage(context: Context): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(body as string)));
      },
    );
    const add = routesOf(app, context, 'Accounts');
    add({
      method: 'GET',
      url: '/reset-password',
      summary: 'The page that sets a new password',
      query: z.object({ token: z.string().max(500).default('') }),
      response: html,
      produces: 'text/html',
      policy: everyone,
      bodyLimit: bodyLimits.none,
      rate: 'credentials',
      async handler({ query, reply }) {
        if (hasSite(context.config.siteDir)) return reply.callNotFound();
        return (await isResetOpen(context, query.token))
          ? send(reply, 200, form(query.token))
          : send(reply, 400, stale);
      },
    });
    add({
      method: 'POST',
      url: '/reset-password',
      summary: 'What that page sends',
      body: z.object({
        token: z.string().max(500),
        password: z.string().max(1_000),
        again: z.string().max(1_000),
      }),
      response: html,
      produces: 'text/html',
      policy: everyone,
      bodyLimit: bodyLimits.small,
      rate: 'credentials',
      async handler({ body, reply }) {
        if (body.password !== body.again)
          return send(reply, 400, form(body.token, 'Passwords do not match.'));
        const parsed = resetPasswordBody.safeParse(body);
        if (!parsed.success)
          return send(reply, 400, form(body.token, parsed.error.issues[0]!.message));
        try {
          await resetPassword(context, parsed.data.token, parsed.data.password);
        } catch (error) {
          if (error instanceof HttpError && error.statusCode === 400)
            return send(reply, 400, stale);
          throw error;
        }
        return send(reply, 200, done);
      },
    });
  };
}
