import { Avatar } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { Menu } from '../../primitives/Menu';
import type { TextsOf } from '../../primitives/messages';
import { base, focusRing } from '../../theme';
import { classNames } from '../../theme/classNames';
import type { postCardMessages } from './messages';
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
  const { id, name, author, actions = [], isSending = false, text } = props;
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
      {props.onEdit && !props.editor && !isUnstored(props) && (
        <IconButton
          size="small"
          label={text.edit}
          icon={<Icon name="edit" size={16} />}
          onPress={props.onEdit}
        />
      )}
      {props.onDelete && !isUnstored(props) && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="trash" size={16} />}
          isDisabled={props.isDeleting}
          onPress={props.onAskDelete}
        >
          {props.isDeleting ? text.deleting : text.delete}
        </Button>
      )}
      {actions.length > 0 && !isUnstored(props) && (
        <Menu
          trigger={<IconButton size="small" label={text.more(name)} icon={<Icon name="more" />} />}
          items={actions}
          onAction={(action) => props.onAction?.(action)}
        />
      )}
    </header>
  );
}
