import { classNames } from '../classNames';
import { Logo } from '../Logo';
import { useMessages } from '../MessagesProvider';
import { welcomeSplashCopy } from './copy';
import * as styles from './WelcomeSplash.css';

export interface WelcomeSplashProps {
  productName: string;
  /** How far, 0 to 100. */
  progress: number;
  labels?: Partial<typeof welcomeSplashCopy>;
  className?: string;
}

/** A short greeting on the way to the scores. */
export function WelcomeSplash({ productName, progress, labels, className }: WelcomeSplashProps) {
  const text = useMessages('welcomeSplash', welcomeSplashCopy, labels);
  return (
    <div className={classNames(styles.splash, className)}>
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
}
