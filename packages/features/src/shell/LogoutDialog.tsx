import { ConfirmDialog } from '@clubline/ui';
import { useMessages } from '../messages';
import { useSession } from '../session';
import { logoutCopy } from './copy';

export interface LogoutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  labels?: Partial<typeof logoutCopy>;
}

/** Asks before it ends the session. */
export function LogoutDialog({ isOpen, onOpenChange, labels }: LogoutDialogProps) {
  const { signOut } = useSession();
  const text = useMessages('logout', logoutCopy, labels);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text.title}
      description={text.text}
      cancelLabel={text.cancel}
      confirmLabel={text.confirm}
      onConfirm={() => {
        onOpenChange(false);
        signOut();
      }}
    />
  );
}
