import { forwardRef, type ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState';
import { ErrorState } from '../ErrorState';

/** What every page that could not be shown takes. */
export interface UnavailableProps {
  /** `notFound` when there is nobody of that name or id. @default 'error' */
  reason?: 'error' | 'notFound';
  /** The server's words, when it had any. */
  description?: string;
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /** Added to the classes of the outermost element. */
  className?: string;
}

interface UnavailableContent extends UnavailableProps {
  title: string;
  /** Said when the server said nothing. */
  failed: string;
  /** Said in place of the server's words when there is nothing to load. */
  notFound: string;
  action?: ReactNode;
  /** Stands above the words when there is nothing to load: nothing has gone wrong then. */
  illustration: EmptyStateProps['illustration'];
}

/** In place of a whole page that could not be shown: why, and the way on. */
export const Unavailable = forwardRef<HTMLDivElement, UnavailableContent>(function Unavailable(
  { reason = 'error', description, failed, notFound, illustration, onRetry, ...rest },
  ref,
) {
  if (reason === 'notFound')
    return (
      <div ref={ref} role="alert">
        <EmptyState headingLevel={1} description={notFound} illustration={illustration} {...rest} />
      </div>
    );
  return (
    <ErrorState
      ref={ref}
      headingLevel={1}
      description={description || failed}
      onRetry={onRetry}
      {...rest}
    />
  );
});
