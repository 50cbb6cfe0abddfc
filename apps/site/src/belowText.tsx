import { lazy, Suspense, type ReactNode } from 'react';

const ResultLinkCards = lazy(() => import('./ResultLinkCards'));

/** Cards for results of the event that people link to. The event's content is loaded with the first such link. */
export function renderBelowText(text: string): ReactNode {
  const scoresUrl = `${window.location.origin}/scores`;
  if (!text.includes(`${scoresUrl}?`)) return null;
  return (
    <Suspense fallback={null}>
      <ResultLinkCards text={text} scoresUrl={scoresUrl} />
    </Suspense>
  );
}
