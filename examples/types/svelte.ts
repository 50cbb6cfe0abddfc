import type {} from '@clubline/features/elements/svelte';
import type {} from '@clubline/ui/elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const chat: SvelteHTMLElements['clubline-chat'] = {
  class: 'wide',
  room: 'world-finals',
  'time-zone': 'Europe/Berlin',
  'onclubline-sign-in': ({ detail }) => detail.waitUntil(Promise.resolve()),
};
export const results: SvelteHTMLElements['clubline-results'] = {
  data: { title: 'Pro', motoLabels: [], rows: [] },
  // @ts-expect-error There is no such theme.
  theme: 'sepia',
};
