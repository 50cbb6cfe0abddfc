import { forwardRef, useState } from 'react';
import { initialsOf } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { useMessages, type Labels } from '../../primitives/messages';
import { racerHeaderMessages } from './messages';
import { feetAndInches } from './feetAndInches';
import { ProfileBand } from '../../profiles';
import * as styles from './RacerHeader.css';
import { RacerHeaderSkeleton } from './RacerHeaderSkeleton';

/** What the header says of a racer; facts that are not known are left out. */
export interface RacerHeaderRacer {
  /** The racer's name, in full width. */
  name: string;
  /** Address of the portrait; without one the initials stand in. */
  image?: string | null;
  /** What the picture shows, in words; the name stands in for it. */
  imageAlt?: string | null;
  /** Stands above the name; without one a general word does. */
  teamName?: string | null;
  /** Where the racer is from. */
  origin?: string | null;
  /** Years. */
  age?: number | null;
  /** Metres. */
  height?: number | null;
  /** Who built the boat. */
  boatManufacturers?: string | null;
}

export interface RacerHeaderProps {
  /** Without a racer the header keeps its room and says that it is loading. */
  racer?: RacerHeaderRacer;
  /** Called on the button that finds another racer. */
  onSearch: () => void;
  /**
   * Called on Edit, which everybody sees; who may is the caller's to decide. Without it there is
   * nothing to edit.
   */
  onEdit?: (() => void) | undefined;
  /** Called on Share. */
  onShare: () => void;
  /** Level of its heading in the page's outline. @default 1 */
  headingLevel?: 1 | 2;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof racerHeaderMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * The title page of a race programme: portrait, name in full width, what is to be known at a
 * glance.
 */
export const RacerHeader = forwardRef<HTMLElement, RacerHeaderProps>(function RacerHeader(
  { racer, onSearch, onEdit, onShare, headingLevel = 1, labels, className },
  ref,
) {
  const text = useMessages(racerHeaderMessages, labels);
  const Title = `h${headingLevel}` as const;
  if (!racer) return <RacerHeaderSkeleton ref={ref} label={text.loading} className={className} />;
  const { name, image, imageAlt, teamName, origin, age, height, boatManufacturers } = racer;
  const measured = feetAndInches(height);
  const facts = [
    { label: text.origin, value: origin },
    { label: text.age, value: typeof age === 'number' ? text.ageInYears(age) : null },
    { label: text.height, value: measured && text.heightOf(...measured) },
    { label: text.boat, value: boatManufacturers },
  ].filter(({ value }) => value?.trim());
  return (
    <header ref={ref} className={classNames(styles.header, className)}>
      <ProfileBand mark={initialsOf(name)} className={styles.band} />
      <div className={styles.content}>
        <Portrait name={name} src={image} alt={imageAlt} />
        <div className={styles.identity}>
          <p className={styles.kind}>{teamName?.trim() || text.kind}</p>
          <Title className={classNames(styles.name, name.length > 24 && styles.longName)}>
            {name}
          </Title>
          <div className={styles.actions}>
            <Button
              variant="primary"
              icon={<Icon name="search" />}
              onPress={onSearch}
              className={styles.action}
            >
              {text.search}
            </Button>
            {onEdit && (
              <Button icon={<Icon name="edit" />} onPress={onEdit} className={styles.action}>
                {text.edit}
              </Button>
            )}
            <Button icon={<Icon name="share" />} onPress={onShare} className={styles.action}>
              {text.share}
            </Button>
          </div>
        </div>
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.factLabel}>{label}</dt>
              <dd className={styles.factValue}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
});

function Portrait({ name, src, alt }: { name: string; src?: string | null; alt?: string | null }) {
  const [failed, setFailed] = useState<string>();
  if (src && src !== failed)
    return (
      <img
        src={src}
        alt={alt?.trim() || name}
        className={styles.portrait}
        onError={() => setFailed(src)}
      />
    );
  return (
    <span role="img" aria-label={name} className={classNames(styles.portrait, styles.placeholder)}>
      {initialsOf(name)}
    </span>
  );
}
