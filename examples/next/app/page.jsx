import { connection } from 'next/server';
import { Suspense } from 'react';
import { setTimeout } from 'node:timers/promises';
import { Chat } from './Chat';
import { Results } from './Results';

/**
 * Results that take a moment to load: the page arrives first, the table streams in after it,
 * without any script.
 */
async function LateResults() {
  await connection();
  await setTimeout(50);
  return <Results />;
}

export default function Page() {
  return (
    <main data-clubline data-clubline-theme="system">
      <h1>The race, live</h1>
      <Suspense fallback={<p>Loading results…</p>}>
        <LateResults />
      </Suspense>
      <Chat api={process.env.CLUBLINE_API} />
    </main>
  );
}
