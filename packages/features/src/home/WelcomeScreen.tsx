import { WelcomeSplash, type WelcomeSplashProps } from '@clubline/ui';
import { useEffect, useState } from 'react';
import { useClubline } from '../platform/provider';

/** How long the splash stays, in ms. */
export const WELCOME_DURATION = 2_000;

const STEP = 50;

export type WelcomeScreenProps = Pick<WelcomeSplashProps, 'labels'>;

/** Greets for two seconds, then the scores take its place in the history. */
export function WelcomeScreen({ labels }: WelcomeScreenProps) {
  const { clock, hrefFor, navigate, productName } = useClubline();
  const [elapsed, setElapsed] = useState(0);

  useEffect(() => {
    if (elapsed >= WELCOME_DURATION) {
      navigate(hrefFor({ to: 'scores' }), { replace: true });
      return undefined;
    }
    const timer = clock.setTimeout(() => setElapsed(elapsed + STEP), STEP);
    return () => clock.clearTimeout(timer);
  }, [clock, elapsed, hrefFor, navigate]);

  return (
    <WelcomeSplash
      productName={productName}
      progress={Math.min(100, (elapsed / WELCOME_DURATION) * 100)}
      {...(labels && { labels })}
    />
  );
}
