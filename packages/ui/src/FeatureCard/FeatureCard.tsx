import { classNames } from '../classNames';
import { Icon, type IconName } from '../Icon';
import * as styles from './FeatureCard.css';

export interface FeatureCardProps {
  icon: IconName;
  title: string;
  text: string;
  /** Address of a wide picture (16:9) over the words; decoration. */
  imageSrc?: string;
  /** A mark beside the title, e.g. 'coming soon'. */
  badge?: string;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** One thing the product is good for. */
export function FeatureCard({
  icon,
  title,
  text,
  imageSrc,
  badge,
  headingLevel = 3,
  className,
}: FeatureCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.card, className)}>
      {imageSrc && (
        <img
          src={imageSrc}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
      <span className={imageSrc ? styles.iconOnPicture : styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.header}>
        <Title className={styles.title}>{title}</Title>
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
