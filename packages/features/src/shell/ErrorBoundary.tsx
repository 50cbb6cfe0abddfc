import { Component, type ReactNode } from 'react';
import { ErrorState, LinkButton } from '@clubline/ui';
import { useMessages, type Labels } from '../platform/messages';
import { errorScreenMessages } from './messages';

export interface ErrorBoundaryProps {
  /** What is shown until it fails to render. */
  children: ReactNode;
  /** Leaving the address that failed leaves the error behind. */
  path?: string;
  /** Where the way out leads. @default '/' */
  homeHref?: string;
  /** The error takes the whole page, landmark included. @default false */
  isPage?: boolean;
  /** Says from the start that the code of the page did not come. @default false */
  isCodeLost?: boolean;
  /**
   * Tries again, where showing the same once more cannot help.
   * @default shows the children again
   */
  onRetry?: () => void;
  /** Called with each error that reached this screen. */
  onError?: (error: unknown) => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof errorScreenMessages>;
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

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    { failure }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (!failure || failure.path === path) return null;
    return { failure: failure.path === undefined ? { ...failure, path } : null };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const {
      homeHref = '/',
      isPage,
      isCodeLost = false,
      labels,
      onRetry = () => this.setState({ failure: null }),
    } = this.props;
    if (!failure && !isCodeLost) return this.props.children;
    const screen = (
      <ErrorScreen
        words={failure && !isLostCode(failure.error) ? wordsOf(failure.error) : undefined}
        homeHref={homeHref}
        onRetry={onRetry}
        labels={labels}
      />
    );
    return isPage ? <main>{screen}</main> : screen;
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether code did not come, in the words of Chromium, Firefox and WebKit. */
const isLostCode = (error: unknown) =>
  /dynamically imported module|importing a module script|unable to preload css/i.test(
    wordsOf(error),
  );

function ErrorScreen({
  words,
  homeHref,
  onRetry,
  labels,
}: {
  /** What failed. @default the code did not come */
  words: string | undefined;
  homeHref: string;
  onRetry: () => void;
  labels: ErrorBoundaryProps['labels'];
}) {
  const text = useMessages(errorScreenMessages, labels);
  return (
    <ErrorState
      headingLevel={1}
      title={text.errorTitle}
      description={words ?? text.notLoaded}
      onRetry={onRetry}
      retryLabel={text.retry}
      action={<LinkButton href={homeHref}>{text.home}</LinkButton>}
    />
  );
}
