import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import { ErrorState } from '../../primitives/ErrorState';
import type { TextsOf } from '../../primitives/messages';
import type { ClubMemberListProps } from './ClubMemberList.types';
import type { clubMemberListMessages } from './messages';
import { PersonRow } from './PersonRow';
import * as styles from './ClubMemberList.css';

interface PeopleSectionProps {
  people: NonNullable<ClubMemberListProps['banned']>;
  status: NonNullable<ClubMemberListProps['bannedStatus']>;
  onRetry: (() => void) | undefined;
  onAction: ((id: string) => void) | undefined;
  texts: {
    title: string;
    hint: string;
    /** The word on each row's button, and its name for assistive technology. */
    action: string;
    actionFor: (name: string) => string;
    failed: string;
    retry: string;
  };
  /** Stands below the rows. */
  children?: ReactNode;
}

type ListTexts = TextsOf<typeof clubMemberListMessages>;

export const invitedTexts = (text: ListTexts): PeopleSectionProps['texts'] => ({
  title: text.invited,
  hint: text.invitedHint,
  action: text.withdraw,
  actionFor: text.withdrawOf,
  failed: text.invitedFailed,
  retry: text.retry,
});

export const bannedTexts = (text: ListTexts): PeopleSectionProps['texts'] => ({
  title: text.banned,
  hint: text.bannedHint,
  action: text.liftBan,
  actionFor: text.liftBanOf,
  failed: text.bannedFailed,
  retry: text.retry,
});

/** People below the members under a heading of their own, each with one thing to do. */
export function PeopleSection({
  people,
  status,
  onRetry,
  onAction,
  texts,
  children,
}: PeopleSectionProps) {
  if (status === 'error')
    return <ErrorState title={texts.failed} onRetry={onRetry} retryLabel={texts.retry} />;
  if (people.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      <ul aria-label={texts.title} className={styles.rows}>
        {people.map((person) => (
          <li key={person.id} className={styles.row}>
            <PersonRow {...person}>
              <Button
                size="small"
                aria-label={texts.actionFor(person.name)}
                onPress={() => onAction?.(person.id)}
              >
                {texts.action}
              </Button>
            </PersonRow>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}
