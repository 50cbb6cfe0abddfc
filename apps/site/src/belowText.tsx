import { lazy, Suspense, type ReactNode } from 'react';

// The text itself says all that the cards do, so it does not fail with them.
const ResultLinkCards = lazy(() =>
  import('./ResultLinkCards').catch(() => ({ default: () => <></> })),
);

/**
 * Cards for results of the event that people link to. The event's content is loaded with the first
 * such link.
 */
export function renderBelowText(text: string): ReactNode {
  const scoresUrl = `${window.location.origin}/scores`;
  if (!text.includes(`${scoresUrl}?`)) return null;
  return (
    // How many cards there will be, and whether any, nobody knows before their code: the text with
    // its links is there meanwhile.
    <Suspense fallback={null}>
      <ResultLinkCards text={text} scoresUrl={scoresUrl} />
    </Suspense>
  );
}
