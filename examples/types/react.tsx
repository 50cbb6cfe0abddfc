import type {} from '@clubline/features/elements/react';
import type {} from '@clubline/ui/elements/react';

export const page = (
  <main>
    <clubline-chat
      className="wide"
      api="https://clubline.example/api"
      room="world-finals"
      time-zone="Europe/Berlin"
      getToken={async () => null}
      onclubline-sign-in={({ detail }) => detail.waitUntil(Promise.resolve())}
    />
    <clubline-results
      id="pro"
      sortable
      data={{ title: 'Pro', motoLabels: [], rows: [] }}
      onclubline-pin-change={({ detail }) => detail.pinned.join()}
    />
  </main>
);

// @ts-expect-error A race is no text.
export const wrong = <clubline-results data="Pro" />;
