import type { TextsOf } from '../platform/messages';
import { HeroGreeting, LinkButton } from '@clubline/ui';
import { useClubline, useIsHydrating } from '../platform/provider';
import { useSession } from '../platform/session';
import type { homeMessages } from './messages';

/**
 * What a visitor or a signed-in person can do first. Rendered ahead for visitors; else nothing
 * until it is known who is looking.
 */
export function HomeActions({ text }: { text: TextsOf<typeof homeMessages> }) {
  const { hrefFor, session } = useClubline();
  const { status, user } = useSession();
  const isHydrating = useIsHydrating();
  if (status === 'loading' && !isHydrating) return null;
  if (status === 'signedIn' && user) {
    return (
      <>
        <HeroGreeting>
          {text.welcomeBack(user.firstName || user.email || user.username)}
        </HeroGreeting>
        <LinkButton href={hrefFor({ to: 'welcome' })} variant="primary" size="large">
          {text.myScores}
        </LinkButton>
        <LinkButton href={hrefFor({ to: 'feed' })} size="large">
          {text.myFeed}
        </LinkButton>
        {/* A link by its looks and its end, /auth, but what counts is that the session ends
            first. */}
        <LinkButton
          href={hrefFor({ to: 'auth' })}
          variant="quiet"
          size="large"
          onClick={(event) => {
            event.preventDefault();
            session.signOut();
          }}
        >
          {text.logout}
        </LinkButton>
      </>
    );
  }
  const next = hrefFor({ to: 'home' });
  return (
    <>
      <LinkButton
        href={hrefFor({ to: 'authSignUp', next })}
        variant="primary"
        size="large"
        data-for-visitors=""
      >
        {text.join}
      </LinkButton>
      <LinkButton href={hrefFor({ to: 'auth', next })} size="large" data-for-visitors="">
        {text.logIn}
      </LinkButton>
    </>
  );
}
