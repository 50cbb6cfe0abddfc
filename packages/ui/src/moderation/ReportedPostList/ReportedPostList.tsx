import { forwardRef, type Ref } from 'react';
import { EmptyState } from '../../primitives/EmptyState';
import { classNames } from '../../theme/classNames';
import { ErrorState } from '../../primitives/ErrorState';
import { useMessages, type Labels } from '../../primitives/messages';
import { Spinner } from '../../primitives/Spinner';
import { reportedPostListMessages } from './messages';
import { ReportedPost, type ReportedPostItem } from './ReportedPost';
import * as styles from './ReportedPostList.css';

export type { ReportedPostItem };

/** Props of {@link ReportedPostList}. */
export interface ReportedPostListProps {
  /** The posts in the order to show. */
  reports: readonly ReportedPostItem[];
  /** `loading` waits, `ready` shows the posts, `failed` says so and offers to try again. */
  status: 'loading' | 'ready' | 'error';
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /** The post stays; its reports are done with. */
  onKeep: (id: string) => void;
  /** Called with the id of a post that is to be deleted; nothing is asked before. */
  onRemove: (id: string) => void;
  /** Told of the element of each post, and of null when it leaves the page. */
  rowRef?: (id: string, element: Element | null) => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof reportedPostListMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Reported posts, the latest report first, each to be kept or deleted. */
export const ReportedPostList = forwardRef<HTMLElement, ReportedPostListProps>(
  function ReportedPostList(
    { reports, status, onRetry, onKeep, onRemove, rowRef, labels, className },
    ref,
  ) {
    const text = useMessages(reportedPostListMessages, labels);
    // Another element in each state.
    const root = ref as Ref<HTMLDivElement & HTMLUListElement>;
    if (status === 'error')
      return (
        <ErrorState
          ref={root}
          className={className}
          title={text.failed}
          onRetry={onRetry}
          retryLabel={text.retry}
        />
      );
    if (status === 'loading') {
      return (
        <div ref={root} className={classNames(styles.waiting, className)}>
          <Spinner label={text.loading} />
        </div>
      );
    }
    if (reports.length === 0)
      return (
        <EmptyState ref={root} className={className} illustration="posts" title={text.empty} />
      );
    return (
      <ul ref={root} aria-label={text.label} className={classNames(styles.list, className)}>
        {reports.map((report) => (
          <ReportedPost
            key={report.id}
            report={report}
            onKeep={onKeep}
            onRemove={onRemove}
            rowRef={rowRef}
            text={text}
          />
        ))}
      </ul>
    );
  },
);
