import type {} from '@clubline/features/elements/vue';
import type {} from '@clubline/ui/elements/vue';
import type { GlobalComponents } from 'vue';

type Given<Tag extends keyof GlobalComponents> = GlobalComponents[Tag] extends new () => {
  $props: infer Props;
}
  ? Props
  : never;

export const chat: Given<'clubline-chat'> = {
  class: 'wide',
  room: 'world-finals',
  getToken: async () => null,
  onClublineSignIn: ({ detail }) => detail.waitUntil(Promise.resolve()),
};
export const results: Given<'clubline-results'> = {
  data: { title: 'Pro', motoLabels: [], rows: [] },
  // @ts-expect-error There is no such theme.
  theme: 'sepia',
};
