import { pageScheme } from '@clubline/ui/followPage';

// `/embed.js`: puts the chat's frame where its own <script> stands. It sends the page nothing and
// asks nothing of it.
export function place(script: HTMLScriptElement) {
  const { room, partner, theme, locale, title, labels, height } = script.dataset;
  const { origin } = new URL(script.src);
  const query = new URLSearchParams();
  const scheme = pageScheme(script);
  for (const [name, value] of Object.entries({ partner, theme, locale, title, labels, scheme }))
    if (value) query.set(name, value);

  const frame = document.createElement('iframe');
  frame.src = `${origin}/embed/chat/${encodeURIComponent(room ?? '')}?${query}`;
  frame.title = title ?? 'Live chat';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  // Set one by one, which a policy without inline styles allows. The height is reserved, so that
  // nothing moves later.
  Object.assign(frame.style, {
    display: 'block',
    inlineSize: '100%',
    blockSize: `${Number(height) || 520}px`,
    border: '0',
  });

  const listen = ({ data, origin: from, source }: MessageEvent) => {
    if (!frame.isConnected) return removeEventListener('message', listen);
    if (from !== origin || source !== frame.contentWindow || data?.type !== 'clubline-height')
      return;
    if (data.height > 0 && data.height <= 5_000) frame.style.blockSize = `${data.height}px`;
  };
  addEventListener('message', listen);
  script.after(frame);
}

const own = document.currentScript;
if (own instanceof HTMLScriptElement) place(own);
