import type { FastifyReply, FastifyRequest } from 'fastify';
import { asHtml, cspHash, escapeHtml, htmlPage } from '../htmlPage';
import { languageFrom, varyByLanguage, type Translations } from '../language';

/** Why a page shows no chat: nobody has the name that it gives, or it is none of that partner. */
export type FrameRefusal = 'unknown-partner' | 'unknown-origin';

const sentence: Translations<string> = {
  en: 'This chat cannot be shown on this page.',
  es: 'Este chat no se puede mostrar en esta página.',
  ar: 'لا يمكن عرض هذه الدردشة في هذه الصفحة.',
};

/** The visitor's colours, or those that the page around has asked for. */
const STYLE = `
:root { color-scheme: light dark; }
[data-theme=light] { color-scheme: light; }
[data-theme=dark] { color-scheme: dark; }
body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; }
p { margin: 0; overflow-wrap: anywhere; }
`;

/**
 * Warns the page's developer, under a number that no warning of the packages has, and tells the
 * page so, with the height of the sentence. What it names it reads where it runs: nothing of the
 * request stands in the script.
 */
export const REFUSAL_SCRIPT = `
const sentence = document.querySelector('p');
const query = new URLSearchParams(location.search);
const named = query.getAll('partner').join();
const list = (name, before) =>
  (query.get(name) || '').split(',').filter(Boolean).map((one) => before + one);
const unread = [...list('unknown', 'data-'), ...list('bare', '')].join(', ');
const fault = !named ? 'it is not given' + (unread && '; nothing reads ' + unread)
  : sentence.id === 'unknown-origin'
  ? new URL(document.referrer).origin + ' is none of the origins of "' + named + '"'
  : 'there is no partner "' + named + '"';
const message = fault + '. The operator lists partners and their origins in EMBED_PARTNERS.';
console.warn('Clubline warning 15 (unknown-partner). /embed.js, data-partner: ' + message +
  ' See https://github.com/clubline/clubline/blob/main/packages/features/README.md' +
  '#when-something-goes-wrong');
const tell = (message) => parent !== window && parent.postMessage(message, '*');
tell({ type: 'clubline-error', code: 'unknown-partner', message });
const { height } = sentence.getBoundingClientRect();
tell({ type: 'clubline-height', height: Math.ceil(height) + 32 });
`;

/** It says one sentence, shows nothing and leads nowhere, so that any page may frame it. */
const POLICY = [
  "default-src 'none'",
  `script-src ${cspHash(REFUSAL_SCRIPT)}`,
  `style-src ${cspHash(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** What the address of a frame says of how the page around looks. */
function themeOf({ theme, scheme }: Record<string, unknown>): string | undefined {
  const asked = [theme, scheme].find((name) => /^(light|dark|high-contrast)$/.test(String(name)));
  return asked === 'high-contrast' ? 'dark' : (asked as string | undefined);
}

/** Answers a frame that is not shown with a sentence for the visitor. */
export function refuseFrame(
  { query, headers }: FastifyRequest,
  reply: FastifyReply,
  refusal: FrameRefusal,
): FastifyReply {
  const given = query as Record<string, unknown>;
  const language = languageFrom([given['locale'], headers['accept-language']].join());
  const theme = themeOf(given);
  const text = sentence[language];
  const body = `<p id="${refusal}">${escapeHtml(text)}</p><script>${REFUSAL_SCRIPT}</script>`;
  varyByLanguage(reply);
  return asHtml(reply, { policy: POLICY, cacheControl: 'no-store' })
    .code(refusal === 'unknown-partner' ? 404 : 403)
    .send(
      htmlPage({
        language,
        title: text,
        style: STYLE,
        body,
        ...(theme !== undefined && { theme }),
      }),
    );
}
