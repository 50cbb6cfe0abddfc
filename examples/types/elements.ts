import '@clubline/features/elements/chat.js';
import '@clubline/ui/elements/results.js';
import type { ChatElement } from '@clubline/features/elements/chat.js';

const chat: ChatElement = document.createElement('clubline-chat');
chat.hidden = true;
chat.room = 'world-finals';
chat.getToken = async () => null;
chat.labels = { title: 'Talk' };
chat.addEventListener('click', ({ clientX }) => clientX.toFixed());
chat.addEventListener('clubline-sign-in', ({ detail }) => detail.waitUntil(Promise.resolve()));

const results = document.querySelector('clubline-results')!;
results.classList.add('wide');
results.data = { title: 'Pro', motoLabels: ['Moto 1'], rows: [] };
results.labels = { why: 'Warum?', none: 'Kein Platz.' };
results.hrefForRider = ({ rider }) => `/riders/${rider}`;
results.addEventListener('clubline-pin-change', ({ detail }) => detail.pinned.join());

// One listener for all embeds of the page, also for those that come later.
document.addEventListener(
  'clubline-error',
  ({ target, detail }) => console.warn(target, detail.code, detail.error.message),
  true,
);
window.addEventListener('clubline-message', ({ detail }) => detail.message.text.trim());

// @ts-expect-error There is no such theme.
chat.theme = 'sepia';
// @ts-expect-error A race is no text.
results.data = 'Pro';
