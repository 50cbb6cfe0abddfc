import { Avatar } from '../../primitives/Avatar';
import { Icon } from '../../primitives/Icon';
import type { MenuAction } from '../../primitives/Menu';
import type { TextsOf } from '../../primitives/messages';
import { base, focusRing } from '../../theme';
import { classNames } from '../../theme/classNames';
import type { postCardMessages } from './messages';
import { MoreMenu } from './MoreMenu';
import type { PostCardProps } from './postCard.types';
import * as styles from './PostCard.css';

/** What every part of a post's card is given. */
export type PartProps = PostCardProps & {
  id: string;
  text: TextsOf<typeof postCardMessages>;
};

/** Nothing can be done with what the server does not have. */
export const isUnstored = ({ isSending = false, unsent }: PostCardProps): boolean =>
  isSending || unsent !== undefined;

/** Who wrote it and when, and what its author and moderators can do with it. */
export function PostHead(props: PartProps & { name: string; onAskDelete: () => void }) {
  const { id, name, author, isSending = false, text } = props;
  return (
    <header className={classNames(base, styles.head)}>
      <Avatar name={name} src={author.image} size={40} isDecorative />
      <div className={styles.who}>
        {author.href ? (
          <a
            id={`${id}-author`}
            href={author.href}
            className={classNames(base, focusRing, styles.author)}
          >
            {name}
          </a>
        ) : (
          <span id={`${id}-author`} className={styles.author}>
            {name}
          </span>
        )}
        <span className={styles.time}>
          {isSending ? text.sending : <time dateTime={props.dateTime}>{props.timeLabel}</time>}
          {props.place && (
            <>
              {' · '}
              <a href={props.place.href} className={classNames(base, focusRing, styles.place)}>
                <bdi>{props.place.name}</bdi>
              </a>
            </>
          )}
          {props.isEdited && ` · ${text.edited}`}
          {props.isHighlighted && ` · ${text.linkedPost}`}
          {props.isPinned && (
            <>
              {' '}
              <span className={styles.pinned}>
                <Icon name="pin" size={16} />
                {text.pinned}
              </span>
            </>
          )}
        </span>
      </div>
      <Choices {...props} />
    </header>
  );
}

/** What its author, others and moderators can do with it, behind one button for all of them. */
function Choices(props: PartProps & { name: string; onAskDelete: () => void }) {
  const { name, actions = [], text } = props;
  const items: readonly MenuAction[] = [
    ...(props.onEdit && !props.editor
      ? [{ id: 'own-edit', label: text.edit, icon: <Icon name="edit" /> }]
      : []),
    ...actions,
    ...(props.onDelete
      ? [
          {
            id: 'own-delete',
            label: props.isDeleting ? text.deleting : text.delete,
            icon: <Icon name="trash" />,
            tone: 'critical' as const,
            isDisabled: props.isDeleting === true,
          },
        ]
      : []),
  ];
  if (isUnstored(props)) return null;
  return (
    <MoreMenu
      label={text.more(name)}
      items={items}
      className={styles.more}
      onAction={(action) => {
        if (action === 'own-edit') props.onEdit?.();
        else if (action === 'own-delete') props.onAskDelete();
        else props.onAction?.(action);
      }}
    />
  );
}
