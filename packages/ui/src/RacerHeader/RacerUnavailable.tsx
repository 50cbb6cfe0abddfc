import { Button } from '../Button';
import { ErrorState } from '../ErrorState';
import { useMessages } from '../MessagesProvider';
import { racerUnavailableCopy } from './copy';

export interface RacerUnavailableProps {
  /** `notFound` when there is no such racer. @default 'failed' */
  reason?: 'failed' | 'notFound';
  /** The server's words, when it had any. */
  message?: string;
  onGoBack: () => void;
  onRetry?: () => void;
  labels?: Partial<typeof racerUnavailableCopy>;
}

/** In place of a racer that could not be shown. */
export function RacerUnavailable({
  reason = 'failed',
  message,
  onGoBack,
  onRetry,
  labels,
}: RacerUnavailableProps) {
  const text = useMessages('racerUnavailable', racerUnavailableCopy, labels);
  return (
    <ErrorState
      headingLevel={1}
      title={text.title}
      message={reason === 'notFound' ? text.racerNotFound : message || text.failed}
      onRetry={onRetry}
      action={
        <Button variant="primary" onPress={onGoBack}>
          {text.goBack}
        </Button>
      }
    />
  );
}
