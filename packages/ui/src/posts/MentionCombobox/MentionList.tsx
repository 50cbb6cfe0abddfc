import { Avatar } from '../../primitives/Avatar';
import { classNames } from '../../theme/classNames';
import { base } from '../../theme';
import * as styles from './MentionCombobox.css';
import type { MentionCandidate } from './useMentionList';

interface MentionListProps {
  /** Start of the ids of list and options. */
  id: string;
  label: string;
  /** Said when there is nobody to list. */
  note: string;
  placement: 'below' | 'above';
  people: readonly MentionCandidate[];
  active: number;
  onActive: (index: number) => void;
  onAccept: (person: MentionCandidate) => void;
}

// A listbox of the text field, which keeps the focus and handles the keys.
/* oxlint-disable jsx-a11y/no-static-element-interactions */
/* oxlint-disable jsx-a11y/click-events-have-key-events */
/** The people offered under a text field. */
export function MentionList({
  id,
  label,
  note,
  placement,
  people,
  active,
  onActive,
  onAccept,
}: MentionListProps) {
  return (
    <div
      className={classNames(base, styles.panels[placement])}
      onMouseDown={(event) => event.preventDefault()}
    >
      {people.length > 0 ? (
        <div role="listbox" id={`${id}-list`} aria-label={label}>
          {people.map((person, index) => (
            <div
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.option}
              onPointerMove={() => onActive(index)}
              onClick={() => onAccept(person)}
            >
              <Avatar
                name={person.name || person.username}
                src={person.image}
                size={32}
                isDecorative
              />
              <span className={styles.names}>
                <span className={styles.username}>
                  <bdi>@{person.username}</bdi>
                </span>
                {person.name && <span className={styles.fullName}>{person.name}</span>}
              </span>
            </div>
          ))}
        </div>
      ) : (
        <div id={`${id}-list`} className={styles.note}>
          {note}
        </div>
      )}
    </div>
  );
}
