import { forwardRef, useId, useImperativeHandle } from 'react';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { useMessages } from '../../primitives/messages';
import { SearchField } from '../../primitives/SearchField';
import { notificationListMessages } from './messages';
import * as styles from './NotificationList.css';
import { NotificationContent } from './NotificationContent';
import type { NotificationListProps } from './NotificationList.types';
import { useFocusAfterPress } from './useFocusAfterPress';

/** What happened to a person, newest first; what is unread carries a dot and stands out. */
export const NotificationList = forwardRef<HTMLElement, NotificationListProps>(
  function NotificationList(props, ref) {
    const {
      items,
      status = 'ready',
      onRetry,
      onMarkAllRead,
      onLoadMore,
      isMarkingAll = false,
      query = '',
      onQueryChange,
      headingLevel = 1,
      labels,
      className,
    } = props;
    const text = useMessages(notificationListMessages, labels);
    const unread = props.unreadCount ?? items.filter((item) => !item.isRead).length;
    const titleId = useId();
    const {
      section,
      title,
      toTitle,
      onMarkAll,
      onLoadMore: holdRow,
    } = useFocusAfterPress({ count: items.length, unread, isMarkingAll });
    useImperativeHandle(ref, () => section.current as HTMLElement, [section]);
    const Title = `h${headingLevel}` as const;
    const markAll = () => {
      onMarkAll();
      onMarkAllRead();
    };
    const retry = () => {
      toTitle();
      onRetry?.();
    };
    const loadMore = () => {
      holdRow();
      onLoadMore?.();
    };
    return (
      <section
        ref={section}
        aria-labelledby={titleId}
        className={classNames(styles.section, className)}
      >
        <header className={styles.header}>
          <Title ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            {text.title}
          </Title>
          {status === 'ready' && unread > 0 && <Badge tone="accent">{text.newCount(unread)}</Badge>}
          {status !== 'signedOut' && (
            <Button
              size="small"
              className={styles.markAll}
              isDisabled={isMarkingAll || unread === 0}
              onPress={markAll}
            >
              {isMarkingAll ? text.markingAll : text.markAll}
            </Button>
          )}
        </header>
        {status !== 'signedOut' && onQueryChange && (
          <SearchField
            label={text.search}
            placeholder={text.searchPlaceholder}
            value={query}
            onChange={onQueryChange}
          />
        )}
        <NotificationContent
          {...props}
          onRetry={onRetry && retry}
          onLoadMore={loadMore}
          text={text}
        />
      </section>
    );
  },
);
