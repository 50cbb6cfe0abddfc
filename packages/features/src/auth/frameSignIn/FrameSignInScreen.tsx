import { AuthLayout, Button, Notice } from '@clubline/ui';
import { useEffect, useState } from 'react';
import { useMessages, type Labels } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useSession } from '../../platform/session';
import { frameSignInMessages } from '../messages';

export interface FrameSignInScreenProps {
  /** The address being shown, to which signing in leads back. */
  path: string;
  /** Gives the frame its session; absent when the frame is gone. */
  onSession?: ((session: unknown) => void) | undefined;
  /** Called when the person would rather not; closing the window is the caller's. */
  onCancel: () => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof frameSignInMessages>;
}

/**
 * Asks whether the chat in a frame on another page may write in one's name. Who is not signed in
 * does that first.
 */
export function FrameSignInScreen({ path, onSession, onCancel, labels }: FrameSignInScreenProps) {
  const { hrefFor, navigate } = useClubline();
  const { status, user, forFrame, changeAccount } = useSession();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const texts = useMessages(frameSignInMessages, labels);
  const isVisitor = status === 'signedOut';
  useEffect(() => {
    if (isVisitor && onSession) navigate(hrefFor({ to: 'auth', next: path }), { replace: true });
  }, [isVisitor, onSession, navigate, hrefFor, path]);

  if (!onSession) {
    return (
      <AuthLayout title={texts.title}>
        <Notice tone="warning" title={texts.lost} />
      </AuthLayout>
    );
  }
  if (!user) return null;
  const confirm = () => {
    setState('busy');
    forFrame().then(onSession, () => setState('failed'));
  };
  return (
    <AuthLayout
      title={texts.title}
      description={texts.text(user.username, placeIn(path) ?? texts.elsewhere)}
    >
      {state === 'failed' ? (
        <Notice tone="warning" title={texts.failed} />
      ) : (
        <Notice title={texts.safety} />
      )}
      <Button variant="primary" size="large" isPending={state === 'busy'} onPress={confirm}>
        {texts.confirm(user.username)}
      </Button>
      <Button isDisabled={state === 'busy'} onPress={() => changeAccount(path)}>
        {texts.otherAccount}
      </Button>
      <Button variant="quiet" onPress={onCancel}>
        {texts.cancel}
      </Button>
    </AuthLayout>
  );
}

/** The host of the page around the frame, as the frame names it. */
function placeIn(path: string): string | undefined {
  const origin = new URLSearchParams(path.split('?')[1]).get('for') ?? '';
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
