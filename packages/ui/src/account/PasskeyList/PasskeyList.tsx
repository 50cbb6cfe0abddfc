import { forwardRef, useId } from 'react';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorState } from '../../primitives/ErrorState';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { Spinner } from '../../primitives/Spinner';
import { Switch } from '../../primitives/Switch';
import { classNames } from '../../theme/classNames';
import { PasswordDialog, type PasswordDialogProps } from '../PasswordDialog';
import { RecoveryCodesDialog, type RecoveryCodesDialogProps } from '../RecoveryCodesDialog';
import * as row from '../../primitives/actionRow.css';
import * as card from '../SettingsLayout/SettingsLayout.css';
import { SettingsCardHead } from '../SettingsLayout/SettingsCardHead';
import { passkeyListMessages } from './messages';
import * as styles from './PasskeyList.css';

/** A key with which somebody signs in. */
export interface PasskeyItem {
  /** What the callbacks are called with; unique in the list. */
  id: string;
  /** What it is, in plain words: 'Firefox on Windows'. */
  name: string;
  /** When it was added, in words. */
  addedLabel: string;
  /** When it was used last, in words. */
  usedLabel: string;
  /** Whether a password manager keeps it on several devices. @default false */
  isSynced?: boolean;
  /** Something is under way with it. @default false */
  isPending?: boolean;
}

export interface PasskeyListProps {
  /** The passkeys in the order to show. */
  passkeys: readonly PasskeyItem[];
  /** `loading` waits, `ready` shows the passkeys, `error` says so and offers to try again. */
  status: 'loading' | 'ready' | 'error';
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /** Called to add one. */
  onAdd: () => void;
  /** Called with the id of the one to remove; nothing is asked before. */
  onRemove: (id: string) => void;
  /** Whether signing in with the password asks for a passkey as well. @default false */
  isAskedAfterPassword?: boolean;
  /** Called with what that is to be; nothing is asked before. */
  onAskedChange: (isAsked: boolean) => void;
  /** Recovery codes that were not used yet. @default 0 */
  recoveryCodesLeft?: number;
  /** Called to make new recovery codes, which end those before. */
  onNewCodes: () => void;
  /** What asks for the password before a change. @default nothing */
  passwordDialog?: PasswordDialogProps;
  /** What shows new recovery codes. @default nothing */
  recoveryCodesDialog?: RecoveryCodesDialogProps;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof passkeyListMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The passkeys of somebody, and whether signing in asks for one. */
export const PasskeyList = forwardRef<HTMLElement, PasskeyListProps>(
  function PasskeyList(props, ref) {
    const { passkeys, status, onRetry, onAdd, headingLevel = 2, labels, className } = props;
    const text = useMessages(passkeyListMessages, labels);
    const titleId = useId();
    return (
      <section ref={ref} aria-labelledby={titleId} className={classNames(card.card, className)}>
        <SettingsCardHead
          titleId={titleId}
          title={text.title}
          hint={text.hint}
          headingLevel={headingLevel}
        />
        {status === 'error' && (
          <ErrorState title={text.failed} onRetry={onRetry} retryLabel={text.retry} />
        )}
        {status === 'loading' && <Spinner label={text.loading} />}
        {status === 'ready' && (
          <>
            {passkeys.length === 0 ? (
              <EmptyState
                illustration="passkeys"
                title={text.empty}
                action={<Button onPress={onAdd}>{text.add}</Button>}
              />
            ) : (
              <>
                <ul aria-labelledby={titleId} className={row.list}>
                  {passkeys.map((passkey) => (
                    <Passkey key={passkey.id} {...props} passkey={passkey} text={text} />
                  ))}
                </ul>
                <SecondFactor {...props} text={text} />
                <div className={card.actions}>
                  <Button onPress={onAdd}>{text.add}</Button>
                </div>
              </>
            )}
          </>
        )}
        {props.passwordDialog && <PasswordDialog {...props.passwordDialog} />}
        {props.recoveryCodesDialog && <RecoveryCodesDialog {...props.recoveryCodesDialog} />}
      </section>
    );
  },
);

type Texts = TextsOf<typeof passkeyListMessages>;

interface PasskeyProps extends Pick<PasskeyListProps, 'onRemove'> {
  passkey: PasskeyItem;
  text: Texts;
}

function Passkey({ passkey, onRemove, text }: PasskeyProps) {
  const { id, name, isSynced, isPending } = passkey;
  return (
    <li className={row.item}>
      <div className={row.words}>
        <p className={row.name}>
          {name}
          {isSynced && <Badge>{text.synced}</Badge>}
        </p>
        <p className={row.detail}>{passkey.usedLabel}</p>
        <p className={row.detail}>{passkey.addedLabel}</p>
      </div>
      <Button
        size="small"
        aria-label={text.removeOf(name)}
        isPending={isPending}
        onPress={() => onRemove(id)}
      >
        {text.remove}
      </Button>
    </li>
  );
}

interface SecondFactorProps extends Pick<
  PasskeyListProps,
  'isAskedAfterPassword' | 'onAskedChange' | 'recoveryCodesLeft' | 'onNewCodes'
> {
  text: Texts;
}

/** Whether the password alone is enough, and the way in without a passkey. */
function SecondFactor(props: SecondFactorProps) {
  const { isAskedAfterPassword = false, onAskedChange, recoveryCodesLeft = 0, text } = props;
  return (
    <div className={styles.factor}>
      <Switch
        isSelected={isAskedAfterPassword}
        onChange={onAskedChange}
        description={text.askAfterPasswordHint}
      >
        {text.askAfterPassword}
      </Switch>
      {isAskedAfterPassword && (
        <>
          <p>{text.codesLeft(recoveryCodesLeft)}</p>
          <Button size="small" onPress={props.onNewCodes}>
            {text.newCodes}
          </Button>
        </>
      )}
    </div>
  );
}
