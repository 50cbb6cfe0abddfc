import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { Logo } from '../../shell';
import { useMessages, type Labels } from '../../primitives/messages';
import { welcomeSplashMessages } from './messages';
import * as styles from './WelcomeSplash.css';

export interface WelcomeSplashProps {
  /** The logo, and the name in the greeting. */
  productName: string;
  /** How far, 0 to 100. */
  progress: number;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof welcomeSplashMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A short greeting on the way to the scores. */
export const WelcomeSplash = forwardRef<HTMLDivElement, WelcomeSplashProps>(function WelcomeSplash(
  { productName, progress, labels, className },
  ref,
) {
  const text = useMessages(welcomeSplashMessages, labels);
  return (
    <div ref={ref} className={classNames(styles.splash, className)}>
      <Logo name={productName} size={36} />
      <h1 className={styles.title}>{text.welcome(productName)}</h1>
      <p className={styles.text}>{text.leading}</p>
      <div
        role="progressbar"
        aria-label={text.leading}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress)}
        className={styles.track}
      >
        <div className={styles.bar} style={{ inlineSize: `${progress}%` }} />
      </div>
    </div>
  );
});
