import { HANDED_OVER_KEY, safeNext } from '@clubline/contract';
import type { signInResponse } from '@clubline/contract/schemas';
import type { z } from 'zod';
import { plainPage, sendPlainPage } from '../../../http/forms/plainPage';
import { escapeHtml } from '../../../http/htmlPage';
import type { Answered } from './authForm';
import { authFormTexts } from './authFormTexts';

const SCRIPT = [
  `try{sessionStorage.setItem('${HANDED_OVER_KEY}',`,
  "document.getElementById('session').textContent)}catch{}",
  "location.replace(document.querySelector('a').href)",
].join('');

/** JSON that ends no element of the page it stands in. */
const inPage = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Hands a session over to the script of the site, on the page that signing in leads to: no cookie
 * signs anybody in here. Where no script runs, it says that the pages of members need one, and the
 * session, which nobody renews, ends soon.
 */
export function handOver(
  { reply, language, next }: Answered,
  session: z.infer<typeof signInResponse>,
): string {
  const { title, goOn, withoutScript } = authFormTexts[language].signedIn;
  const html = plainPage(
    language,
    title,
    [
      `<noscript><p>${escapeHtml(withoutScript)}</p></noscript>`,
      `<p><a class="button" href="${escapeHtml(safeNext(next))}">${escapeHtml(goOn)}</a></p>`,
      `<script type="application/json" id="session">${inPage(session)}</script>`,
      `<script>${SCRIPT}</script>`,
    ].join('\n'),
  );
  return sendPlainPage(reply, 200, html, { script: SCRIPT });
}
