import type { LoadedResults } from './loadResults';
import { liveResultsMessages, type LiveResultsTexts } from './messages';

interface ResultsNoteProps {
  results: Partial<LoadedResults>;
  onRetry: () => void;
  labels?: Partial<LiveResultsTexts> | undefined;
}

function ageOf(loadedAt: number, texts: LiveResultsTexts): string {
  const minutes = Math.floor((Date.now() - loadedAt) / 60_000);
  if (minutes < 1) return texts.updatedNow;
  return texts.updated(minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`);
}

/** How old the results are, or why there are none, and a way to ask for them now. */
export function ResultsNote({ results, onRetry, labels }: ResultsNoteProps) {
  const { race, loadedAt, problem, isLoading } = results;
  const texts = { ...liveResultsMessages, ...labels };
  const failure = problem && (race ? texts.stale : texts.failed);
  return (
    <>
      <p>
        {/* There before it says anything, and without the age, which changes each minute. */}
        <span role="status">{failure}</span>
        {!failure && !race && texts.loading} {loadedAt && ageOf(loadedAt, texts)}
      </p>
      {problem && (
        <button type="button" onClick={onRetry}>
          {isLoading ? texts.retrying : texts.retry}
        </button>
      )}
    </>
  );
}
