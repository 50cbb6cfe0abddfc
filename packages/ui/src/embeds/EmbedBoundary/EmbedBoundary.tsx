import { Component, type ReactNode } from 'react';
import { asWarned, isWarned, warnOfProblem } from '../embedWarnings';
import type { EmbedProblem } from '../problems';

export interface EmbedBoundaryProps {
  /** What may fail while it is drawn. */
  children?: ReactNode;
  /** What shows in its place then; `retry` draws the children anew. @default nothing */
  fallback?: ((retry: () => void) => ReactNode) | undefined;
  /** Told of each failure. */
  onError?: ((problem: EmbedProblem) => void) | undefined;
  /** When one of these changes, what has failed is drawn again. @default never */
  resetKeys?: readonly unknown[] | undefined;
}

interface BoundaryState {
  hasFailed: boolean;
}

const quiet = /* @__PURE__ */ asWarned(() => {});

/** Keeps what fails while it is drawn from taking the page around down. */
export class EmbedBoundary extends Component<EmbedBoundaryProps, BoundaryState> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  retry = () => this.setState({ hasFailed: false });

  override componentDidCatch(error: Error) {
    this.props.onError?.({ code: 'crash', error });
    if (process.env.NODE_ENV === 'development' && !isWarned(this.props.onError))
      warnOfProblem('EmbedBoundary', { code: 'crash', error });
  }

  override componentDidUpdate({ resetKeys }: EmbedBoundaryProps, { hasFailed }: BoundaryState) {
    // Not whenever the page is drawn anew, which it may be because it was told.
    if (hasFailed && this.props.resetKeys?.some((key, index) => key !== resetKeys?.[index]))
      this.retry();
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    // Of what breaks in its stead an embed of ours has warned already.
    if (process.env.NODE_ENV === 'development' && fallback && isWarned(this.props.onError))
      return <EmbedBoundary onError={quiet}>{fallback(this.retry)}</EmbedBoundary>;
    // In a boundary of its own: what breaks there as well would be drawn without end.
    return fallback ? <EmbedBoundary>{fallback(this.retry)}</EmbedBoundary> : null;
  }
}
