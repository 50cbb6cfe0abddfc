import { ResultsTable } from '@clubline/ui/ResultsTable';
import '@clubline/ui/ResultsTable.css';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { setTimeout } from 'node:timers/promises';
import { Chat } from './Chat';
import race from './race.json';

/**
 * Results that take a moment to load: the page arrives first, the table streams in after it,
 * without any script.
 */
async function Results() {
  await connection();
  await setTimeout(50);
  return <ResultsTable {...race} />;
}

export default function Page() {
  return (
    <main data-clubline data-clubline-theme="system">
      <h1>The race, live</h1>
      <Suspense fallback={<p>Loading results…</p>}>
        <Results />
      </Suspense>
      <Chat api={process.env.CLUBLINE_API} />
    </main>
  );
}
