import type {} from '@clubline/features/elements/solid';
import type {} from '@clubline/ui/elements/solid';

export const Chat = () => (
  <clubline-chat
    class="wide"
    room="world-finals"
    time-zone="Europe/Berlin"
    prop:getToken={async () => null}
    on:clubline-sign-in={({ detail }) => detail.waitUntil(Promise.resolve())}
  />
);
export const Results = () => (
  <clubline-results
    prop:data={{ title: 'Pro', motoLabels: [], rows: [] }}
    on:clubline-error={({ detail }) => console.warn(detail.code)}
    // @ts-expect-error There is no such theme.
    theme="sepia"
  />
);
