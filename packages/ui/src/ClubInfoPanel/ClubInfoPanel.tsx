import { classNames } from '../classNames';
import { Dialog } from '../Dialog';
import { Icon } from '../Icon';
import { LinkButton } from '../LinkButton';
import { useMessages } from '../MessagesProvider';
import { base, overline } from '../theme';
import { clubInfoPanelCopy } from './copy';
import * as styles from './ClubInfoPanel.css';

/** Props of {@link ClubInfoPanel}. */
export interface ClubInfoPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  name: string;
  description?: string | null;
  ownerName?: string | null;
  /** Where editing leads; given to the owner only. */
  editHref?: string;
  labels?: Partial<typeof clubInfoPanelCopy>;
}

/** What a club is, in a dialog: name, description, owner, and editing for the owner. */
export function ClubInfoPanel({
  isOpen,
  onOpenChange,
  name,
  description,
  ownerName,
  editHref,
  labels,
}: ClubInfoPanelProps) {
  const copy = useMessages('clubInfoPanel', clubInfoPanelCopy, labels);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={copy.title}
      closeLabel={copy.close}
      size="s"
    >
      <dl className={classNames(base, styles.facts)}>
        <div>
          <dt className={classNames(base, overline)}>{copy.name}</dt>
          <dd className={classNames(base, styles.value)}>{name}</dd>
        </div>
        <div>
          <dt className={classNames(base, overline)}>{copy.description}</dt>
          <dd className={classNames(base, styles.value, !description && styles.absent)}>
            {description || copy.noDescription}
          </dd>
        </div>
        <div>
          <dt className={classNames(base, overline)}>{copy.owner}</dt>
          <dd className={classNames(base, styles.value)}>{ownerName || copy.unknownOwner}</dd>
        </div>
      </dl>
      {editHref && (
        <div className={styles.actions}>
          <LinkButton href={editHref} icon={<Icon name="edit" />}>
            {copy.edit}
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
}
