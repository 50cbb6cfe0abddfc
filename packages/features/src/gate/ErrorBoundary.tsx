import { Component, type ReactNode } from 'react';
import { ErrorState, LinkButton } from '@clubline/ui';
import { gateCopy } from './copy';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Leaving the address that failed leaves the error behind. */
  path?: string;
  /** Where the way out leads. @default '/' */
  homeHref?: string;
  /** Hears of each error that reached this screen. */
  onError?: (error: unknown) => void;
  labels?: Partial<typeof gateCopy>;
}

interface ErrorBoundaryState {
  failure: { error: unknown; path: string | undefined } | null;
}

/** The screen for what nobody expected: says so, shows the error's text, and offers ways out. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error, path: undefined } };
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, { failure }: ErrorBoundaryState): ErrorBoundaryState | null {
    if (!failure || failure.path === path) return null;
    return { failure: failure.path === undefined ? { ...failure, path } : null };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const text = { ...gateCopy, ...this.props.labels };
    return (
      <ErrorState
        headingLevel={1}
        title={text.errorTitle}
        message={failure.error instanceof Error ? failure.error.message : String(failure.error)}
        onRetry={() => this.setState({ failure: null })}
        retryLabel={text.retry}
        action={<LinkButton href={this.props.homeHref ?? '/'}>{text.home}</LinkButton>}
      />
    );
  }
}
