import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon, type IconName } from '../../primitives/Icon';
import * as styles from './FeatureCard.css';

export interface FeatureCardProps {
  /** The icon over the title; decoration. */
  icon: IconName;
  /** What it is, in a few words; a heading. */
  title: string;
  /** What it is good for, in a sentence or two. */
  description: string;
  /** Address of a wide picture (16:9) over the words; decoration. */
  image?: string;
  /** A mark beside the title, e.g. 'coming soon'. */
  badge?: string;
  /** Level of its heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** One thing the product is good for. */
export const FeatureCard = forwardRef<HTMLElement, FeatureCardProps>(function FeatureCard(
  { icon, title, description, image, badge, headingLevel = 3, className },
  ref,
) {
  const Title = `h${headingLevel}` as const;
  return (
    <article ref={ref} className={classNames(styles.card, className)}>
      {image && (
        <img
          src={image}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
      <span className={image ? styles.iconOnPicture : styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.header}>
        <Title className={styles.title}>{title}</Title>
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <p className={styles.text}>{description}</p>
    </article>
  );
});
