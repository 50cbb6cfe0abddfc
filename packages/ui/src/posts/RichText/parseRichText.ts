import { domainEndings } from './domainEndings';

/**
 * A stretch of user text: plain, a mention (`username` without the @) or a link (`href` is always
 * http or https).
 */
export type RichTextPart =
  | { type: 'text'; text: string }
  | { type: 'mention'; text: string; username: string }
  | { type: 'link'; text: string; href: string };

const LINK_LENGTH_MAX = 2048;
/** Past this many candidates a text is a flood, and the rest of it reads as plain text. */
const LINK_CANDIDATES_MAX = 300;

const openers = '([{<"\'“‘«*_~';
const closers = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const trailing = '.,;:!?…"\'”’»>*_~';

const scheme = /^https?:\/\//i;
// Bidirectional controls, zero-width characters and backslashes make an address read as another
// one.
const deceptive =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\\]/;
const hostCharacters = /^[a-z0-9.-]+$/i;
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const mention = /@([A-Za-z0-9_]{2,30})(?![A-Za-z0-9_])/y;
const wordCharacter = /[\p{L}\p{N}_@]/u;

function trimEnd(token: string): number {
  let end = token.length;
  const counts = new Map<string, number>();
  for (const character of token) {
    if ('()[]{}'.includes(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  while (end > 0) {
    const last = token.charAt(end - 1);
    const opener = closers.get(last);
    if (opener) {
      const open = counts.get(opener) ?? 0;
      const closed = counts.get(last) ?? 0;
      if (closed <= open) break;
      counts.set(last, closed - 1);
    } else if (!trailing.includes(last)) break;
    end -= 1;
  }
  return end;
}

function isHostname(host: string): boolean {
  if (host.length > 253 || !hostCharacters.test(host)) return false;
  const labels = host.split('.');
  return labels.length > 1 && labels.every((label) => hostLabel.test(label));
}

/**
 * The http(s) address a piece of text stands for, or null when it is not one that may be followed.
 */
function hrefOf(candidate: string): string | null {
  if (candidate.length > LINK_LENGTH_MAX || deceptive.test(candidate)) return null;
  const hasScheme = scheme.test(candidate);
  const bare = candidate.replace(scheme, '');
  const authority = /^[^/?#]*/.exec(bare)?.[0] ?? '';
  // `https://bank.example@evil.example` names one host and opens another.
  if (authority.includes('@')) return null;
  const host = authority.replace(/:\d{1,5}$/, '');
  if (!hasScheme) {
    const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
    return isHostname(host) && domainEndings.has(ending)
      ? normalised(`https://${candidate}`)
      : null;
  }
  return host.includes('.') ? normalised(candidate) : null;
}

function normalised(href: string): string | null {
  try {
    const url = new URL(href);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    return isWeb && url.username === '' && url.password === '' && isHostname(url.hostname)
      ? url.href
      : null;
  } catch {
    return null;
  }
}

/**
 * The host a link really leads to, in the ASCII form (punycode) that look-alike letters cannot
 * imitate.
 */
export function linkHost(href: string): string {
  try {
    return new URL(href).host;
  } catch {
    return href;
  }
}

/**
 * Splits user text into plain text, mentions and links, in time linear to its length. The parts'
 * texts joined give the input. A mention is `@` and 2 to 30 letters, digits or underscores, not
 * inside a word or an e-mail address. A link begins with http:// or https://, or is a bare host
 * with one of {@link domainEndings}.
 */
export function parseRichText(text: string): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let plainFrom = 0;
  let candidates = 0;

  const push = (from: number, to: number, part: RichTextPart) => {
    if (from > plainFrom) parts.push({ type: 'text', text: text.slice(plainFrom, from) });
    parts.push(part);
    plainFrom = to;
  };

  for (const match of text.matchAll(/\S+/g)) {
    const token = match[0];
    const start = match.index;
    let lead = 0;
    while (lead < token.length && openers.includes(token.charAt(lead))) lead += 1;
    const inner = token.slice(lead);

    if (
      inner.length > 3 &&
      inner.length <= LINK_LENGTH_MAX + 64 &&
      inner.includes('.') &&
      candidates < LINK_CANDIDATES_MAX
    ) {
      candidates += 1;
      const candidate = inner.slice(0, trimEnd(inner));
      const href = hrefOf(candidate);
      if (href) {
        push(start + lead, start + lead + candidate.length, {
          type: 'link',
          text: candidate,
          href,
        });
        continue;
      }
    }

    for (let at = token.indexOf('@'); at !== -1; at = token.indexOf('@', at + 1)) {
      const position = start + at;
      if (at > 0 && wordCharacter.test(token.charAt(at - 1))) continue;
      mention.lastIndex = position;
      const username = mention.exec(text)?.[1];
      if (!username) continue;
      // `@amy.smith@host` and `@amy@host` are addresses elsewhere, not people here.
      if (text.charAt(position + username.length + 1) === '@') continue;
      push(position, position + username.length + 1, {
        type: 'mention',
        text: `@${username}`,
        username,
      });
    }
  }
  if (plainFrom < text.length) parts.push({ type: 'text', text: text.slice(plainFrom) });
  return parts;
}
