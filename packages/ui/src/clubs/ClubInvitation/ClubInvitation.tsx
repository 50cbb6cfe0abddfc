import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { classNames } from '../../theme/classNames';
import { Button } from '../../primitives/Button';
import { focusIfLost } from '../../primitives/focusIfLost';
import { Notice } from '../../primitives/Notice';
import { useMessages, type Labels } from '../../primitives/messages';
import { clubInvitationMessages } from './messages';
import * as styles from './ClubInvitation.css';

/** Props of {@link ClubInvitation}. */
export interface ClubInvitationProps {
  /** The name of who invites; without one it is not said. */
  inviterName?: string;
  /** The last day on which it can be accepted, as the reader writes dates; left out without one. */
  expiresLabel?: string;
  /**
   * Where it stands: to be answered, an answer under way, or what came of it. `ended` is for one
   * that was withdrawn or expired before the answer.
   * @default 'open'
   */
  answer?: 'open' | 'accepting' | 'declining' | 'accepted' | 'declined' | 'ended';
  /** Called on Accept. */
  onAccept: () => void;
  /** Called on Decline. */
  onDecline: () => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubInvitationMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** An invitation to be a co-owner, with its two answers, and then what came of it. */
export const ClubInvitation = forwardRef<HTMLElement, ClubInvitationProps>(function ClubInvitation(
  { inviterName, expiresLabel, answer = 'open', onAccept, onDecline, labels, className },
  ref,
) {
  const text = useMessages(clubInvitationMessages, labels);
  const section = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => section.current as HTMLElement, []);
  const outcome =
    answer === 'accepted' || answer === 'declined' || answer === 'ended' ? text[answer] : null;
  // The focus goes with the button that was pressed.
  useEffect(() => {
    if (outcome !== null && section.current) focusIfLost(section.current);
  }, [outcome]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={text.label}
      className={classNames(styles.invitation, className)}
    >
      <div role="status">
        {outcome && <Notice icon={answer === 'accepted' ? 'check' : 'info'} title={outcome} />}
      </div>
      {outcome === null && (
        <Notice
          icon="users"
          title={inviterName ? text.invitedBy(inviterName) : text.invited}
          action={
            <>
              <Button
                isPending={answer === 'accepting'}
                pendingLabel={text.accepting}
                isDisabled={answer === 'declining'}
                variant="primary"
                onPress={onAccept}
              >
                {text.accept}
              </Button>
              <Button
                variant="quiet"
                isPending={answer === 'declining'}
                pendingLabel={text.declining}
                isDisabled={answer === 'accepting'}
                onPress={onDecline}
              >
                {text.decline}
              </Button>
            </>
          }
        >
          {text.meaning} {expiresLabel && text.until(expiresLabel)}
        </Notice>
      )}
    </section>
  );
});
