import { ConfirmDialog } from '@clubline/ui';
import { useSilencedPush } from '../account';
import { useMessages, type Labels } from '../platform/messages';
import { useSession } from '../platform/session';
import { logoutMessages } from './messages';

export interface LogoutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  labels?: Labels<typeof logoutMessages>;
}

/** Asks before it ends the session. */
export function LogoutDialog({ isOpen, onOpenChange, labels }: LogoutDialogProps) {
  const { signOut, status } = useSession();
  const silencePush = useSilencedPush();
  const text = useMessages(logoutMessages, labels);
  return (
    <ConfirmDialog
      isOpen={isOpen && status === 'signedIn'}
      onOpenChange={onOpenChange}
      title={text.title}
      description={text.text}
      cancelLabel={text.cancel}
      confirmLabel={text.confirm}
      onConfirm={() => {
        onOpenChange(false);
        silencePush();
        signOut();
      }}
    />
  );
}
