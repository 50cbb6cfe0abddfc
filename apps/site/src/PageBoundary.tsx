import type { ReactNode } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from '@clubline/features';
import { useAddress } from './routes/useAddress';

export interface PageBoundaryProps extends Pick<ErrorBoundaryProps, 'isPage'> {
  children: ReactNode;
}

/**
 * What a page shows when it fails. Code that did not come is not asked for twice, so trying again
 * loads the document anew.
 */
export function PageBoundary({ children, isPage = false }: PageBoundaryProps) {
  return (
    <ErrorBoundary path={useAddress()} isPage={isPage} onRetry={() => window.location.reload()}>
      {children}
    </ErrorBoundary>
  );
}
