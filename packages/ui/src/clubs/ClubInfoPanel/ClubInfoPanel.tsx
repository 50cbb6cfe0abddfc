import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { Icon } from '../../primitives/Icon';
import { LinkButton } from '../../primitives/LinkButton';
import { limitLineBreaks } from '../../primitives/limitLineBreaks';
import { useMessages, type Labels } from '../../primitives/messages';
import { base, overline } from '../../theme';
import { clubInfoPanelMessages } from './messages';
import * as styles from './ClubInfoPanel.css';

/** Props of {@link ClubInfoPanel}. */
export interface ClubInfoPanelProps {
  /** Whether it is shown; the caller keeps this state. */
  isOpen: boolean;
  /** Called with `false` when the person closes it: cross, Escape, or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The club's name. */
  name: string;
  /** Plain text; a note stands in place of an empty one. */
  description?: string | null;
  /** Who owns it; 'Unknown Owner' without one. */
  ownerName?: string | null;
  /** Where editing leads; given to the owner only. */
  editHref?: string;
  /** Called on 'Resign as co-owner'; given to co-owners only. Asking is the caller's. */
  onResign?: () => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubInfoPanelMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** What a club is, in a dialog: name, description, owner, and what owners can do. */
export const ClubInfoPanel = forwardRef<HTMLDivElement, ClubInfoPanelProps>(function ClubInfoPanel(
  { isOpen, onOpenChange, name, description, ownerName, editHref, onResign, labels, className },
  ref,
) {
  const text = useMessages(clubInfoPanelMessages, labels);
  return (
    <Dialog
      ref={ref}
      className={className}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text.title}
      closeLabel={text.close}
      size="small"
    >
      <dl className={classNames(base, styles.facts)}>
        <div>
          <dt className={classNames(base, overline)}>{text.name}</dt>
          <dd className={classNames(base, styles.value)}>
            <bdi>{name}</bdi>
          </dd>
        </div>
        <div>
          <dt className={classNames(base, overline)}>{text.description}</dt>
          <dd className={classNames(base, styles.value, !description && styles.absent)}>
            <bdi>{description ? limitLineBreaks(description) : text.noDescription}</bdi>
          </dd>
        </div>
        <div>
          <dt className={classNames(base, overline)}>{text.owner}</dt>
          <dd className={classNames(base, styles.value)}>{ownerName || text.unknownOwner}</dd>
        </div>
      </dl>
      {editHref && (
        <div className={styles.actions}>
          <LinkButton href={editHref} icon={<Icon name="edit" />}>
            {text.edit}
          </LinkButton>
        </div>
      )}
      {onResign && (
        <div className={styles.actions}>
          <Button onPress={onResign}>{text.resign}</Button>
        </div>
      )}
    </Dialog>
  );
});
