import { forwardRef, useId } from 'react';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorState } from '../../primitives/ErrorState';
import { Form } from '../../primitives/Form';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { Spinner } from '../../primitives/Spinner';
import { TextField } from '../../primitives/TextField';
import { classNames } from '../../theme/classNames';
import { partnerKeyListMessages } from './messages';
import * as row from '../../primitives/actionRow.css';
import * as styles from './PartnerKeyList.css';

/** A key of a partner, without the key itself. */
export interface PartnerKeyItem {
  /** What `onRevoke` is called with; unique in the list. */
  id: string;
  /** Whose it is, by name. */
  partner: string;
  /** The end of the key, by which its owner knows it. */
  hint: string;
  /** When it was made, in words. */
  createdLabel: string;
  /** When it was used last, in words. */
  usedLabel: string;
  /** Whether it opens nothing any more. @default false */
  isRevoked?: boolean;
  /** Revoking it is under way. @default false */
  isPending?: boolean;
}

export interface PartnerKeyListProps {
  /** The keys in the order to show. */
  keys: readonly PartnerKeyItem[];
  /** `loading` waits, `ready` shows the keys, `error` says so and offers to try again. */
  status: 'loading' | 'ready' | 'error';
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /** The name that is written in the field. */
  partner: string;
  /** Called with the name whenever it changes. */
  onPartnerChange: (partner: string) => void;
  /** What is wrong with the name. */
  errorMessage?: string | undefined;
  /** Longest name in characters. */
  maxLength?: number;
  /** Making a key is under way. @default false */
  isCreating?: boolean;
  /** Called to make a key for the partner of the name that is written. */
  onCreate: () => void;
  /** Called with the id of the key to revoke; nothing is asked before. */
  onRevoke: (id: string) => void;
  /** Level of its heading in the page's outline. @default 1 */
  headingLevel?: 1 | 2;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof partnerKeyListMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Keys of partners: making one, and revoking each. */
export const PartnerKeyList = forwardRef<HTMLDivElement, PartnerKeyListProps>(
  function PartnerKeyList(props, ref) {
    const { keys, status, onRetry, onRevoke, headingLevel = 1, labels, className } = props;
    const text = useMessages(partnerKeyListMessages, labels);
    const listId = useId();
    const Title = `h${headingLevel}` as const;
    const ListTitle = `h${headingLevel + 1}` as 'h2' | 'h3';
    return (
      <div ref={ref} className={classNames(styles.page, className)}>
        <div className={styles.head}>
          <Title className={styles.title}>{text.title}</Title>
          <p className={styles.hint}>{text.hint}</p>
        </div>
        <NewKey {...props} text={text} />
        <section aria-labelledby={listId}>
          <ListTitle id={listId} className={row.name}>
            {text.list}
          </ListTitle>
          {status === 'error' && (
            <ErrorState title={text.failed} onRetry={onRetry} retryLabel={text.retry} />
          )}
          {status === 'loading' && <Spinner label={text.loading} />}
          {status === 'ready' && keys.length === 0 && <EmptyState title={text.empty} />}
          {status === 'ready' && keys.length > 0 && (
            <ul aria-labelledby={listId} className={row.list}>
              {keys.map((key) => (
                <Key key={key.id} item={key} onRevoke={onRevoke} text={text} />
              ))}
            </ul>
          )}
        </section>
      </div>
    );
  },
);

type Texts = TextsOf<typeof partnerKeyListMessages>;

function NewKey({
  text,
  partner,
  onPartnerChange,
  errorMessage,
  maxLength,
  isCreating = false,
  onCreate,
}: PartnerKeyListProps & { text: Texts }) {
  return (
    <Form
      aria-label={text.create}
      className={styles.form}
      onSubmit={() => !isCreating && onCreate()}
    >
      <TextField
        name="partner"
        label={text.partner}
        description={text.partnerHint}
        autoComplete="off"
        value={partner}
        onChange={onPartnerChange}
        errorMessage={errorMessage}
        isReadOnly={isCreating}
        className={styles.field}
        {...(maxLength !== undefined && { maxLength })}
      />
      <Button type="submit" variant="primary" isPending={isCreating}>
        {text.create}
      </Button>
    </Form>
  );
}

interface KeyProps extends Pick<PartnerKeyListProps, 'onRevoke'> {
  item: PartnerKeyItem;
  text: Texts;
}

function Key({ item, onRevoke, text }: KeyProps) {
  const { id, partner, hint, isRevoked = false, isPending = false } = item;
  return (
    <li className={row.item}>
      <div className={row.words}>
        <p className={row.name}>
          {partner}
          {isRevoked && <Badge>{text.revoked}</Badge>}
        </p>
        <p className={row.detail}>{text.ending(hint)}</p>
        <p className={row.detail}>{item.createdLabel}</p>
        <p className={row.detail}>{item.usedLabel}</p>
      </div>
      {!isRevoked && (
        <Button
          size="small"
          aria-label={text.revokeOf(partner, hint)}
          isPending={isPending}
          onPress={() => onRevoke(id)}
        >
          {text.revoke}
        </Button>
      )}
    </li>
  );
}
