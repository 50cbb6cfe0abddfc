import { pageScheme } from '@clubline/ui/followPage';

const names = ['room', 'partner', 'theme', 'locale', 'title', 'labels', 'height'];

/** Attributes that are none of ours, by their names after `data-`, and ours without it. */
const unreadNames = (script: HTMLScriptElement) => ({
  unknown: script
    .getAttributeNames()
    .flatMap((name) => (name.startsWith('data-') ? name.slice(5) : []))
    .filter((name) => !names.includes(name))
    .join(),
  bare: names
    .filter((name) => script.hasAttribute(name) && !script.hasAttribute(`data-${name}`))
    .join(),
});

// `/embed.js`: puts the chat's frame where its own <script> stands. It asks nothing of the page,
// and tells it what is wrong with the frame, as the elements do. What it is given and cannot read,
// the frame names in the console: it has the words for that.
export function place(script: HTMLScriptElement) {
  const { room, partner, theme, locale, title, labels, height: wanted } = script.dataset;
  const { origin } = new URL(script.src);
  const query = new URLSearchParams();
  const scheme = pageScheme(script);
  const reserved = Number(wanted);
  const given = { partner, theme, locale, title, labels, scheme };
  const unread = { height: reserved > 0 ? '' : wanted, ...unreadNames(script) };
  for (const [name, value] of Object.entries({ ...given, ...unread }))
    if (value) query.set(name, value);

  const frame = document.createElement('iframe');
  frame.src = `${origin}/embed/chat/${encodeURIComponent(room ?? '')}?${query}`;
  frame.title = title ?? 'Live chat';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  // Set one by one, which a policy without inline styles allows. The height of a room is
  // reserved, so that nothing moves later.
  Object.assign(frame.style, {
    display: 'block',
    inlineSize: '100%',
    blockSize: `${reserved > 0 ? reserved : 552}px`,
    border: '0',
    scrollMarginBlockStart: 'var(--clubline-offset-top)',
  });

  const listen = ({ data, origin: from, source }: MessageEvent) => {
    if (!frame.isConnected) return removeEventListener('message', listen);
    if (from !== origin || source !== frame.contentWindow || !data) return;
    const { type, height, code, message } = data;
    if (type === 'clubline-height' && height > 0 && height <= 5_000)
      frame.style.blockSize = `${height}px`;
    if (type === 'clubline-error') {
      const detail = { code, error: new Error(message) };
      frame.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    }
  };
  addEventListener('message', listen);
  script.after(frame);
}

const own = document.currentScript;
if (own instanceof HTMLScriptElement) place(own);
