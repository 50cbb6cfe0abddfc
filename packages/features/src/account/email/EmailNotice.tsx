import { Button, Notice } from '@clubline/ui';
import { useMessages, type Labels } from '../../platform/messages';
import { emailConfirmationMessages } from './messages';
import { useOwnEmail } from './useOwnEmail';

/** Asks the current user to confirm their email address, as long as they have not. */
export function EmailNotice({ labels }: { labels?: Labels<typeof emailConfirmationMessages> }) {
  const text = useMessages(emailConfirmationMessages, labels);
  const { unconfirmed, isSending, send } = useOwnEmail(text);
  if (!unconfirmed) return null;
  return (
    <Notice
      title={text.title}
      action={
        <Button size="small" onPress={send} isPending={isSending} pendingLabel={text.sending}>
          {text.send}
        </Button>
      }
    >
      {text.text(unconfirmed)}
    </Notice>
  );
}
