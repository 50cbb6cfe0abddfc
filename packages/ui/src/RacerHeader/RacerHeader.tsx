import { useState } from 'react';
import { initialsOf } from '../Avatar';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { racerHeaderCopy } from './copy';
import { feetAndInches } from './feetAndInches';
import * as styles from './RacerHeader.css';
import { RacerHeaderSkeleton } from './RacerHeaderSkeleton';

export interface RacerHeaderRacer {
  name: string;
  image?: string | null;
  /** What the picture shows, in words; the name stands in for it. */
  imageAlt?: string | null;
  teamName?: string | null;
  origin?: string | null;
  /** Years. */
  age?: number | null;
  /** Metres. */
  height?: number | null;
  boatManufacturers?: string | null;
}

export interface RacerHeaderProps {
  /** Without a racer the header keeps its room and says that it is loading. */
  racer?: RacerHeaderRacer;
  onSearch: () => void;
  onEdit: () => void;
  onShare: () => void;
  /** @default 1 */
  headingLevel?: 1 | 2;
  labels?: Partial<typeof racerHeaderCopy>;
  className?: string;
}

/** The title page of a race programme: portrait, name in full width, what is to be known at a glance. */
export function RacerHeader({
  racer,
  onSearch,
  onEdit,
  onShare,
  headingLevel = 1,
  labels,
  className,
}: RacerHeaderProps) {
  const text = useMessages('racerHeader', racerHeaderCopy, labels);
  const Title = `h${headingLevel}` as const;
  if (!racer) return <RacerHeaderSkeleton label={text.loading} className={className} />;
  const { name, image, imageAlt, teamName, origin, age, height, boatManufacturers } = racer;
  const facts = [
    { label: text.origin, value: origin },
    { label: text.age, value: typeof age === 'number' ? text.ageInYears(age) : null },
    { label: text.height, value: feetAndInches(height) },
    { label: text.boat, value: boatManufacturers },
  ].filter(({ value }) => value?.trim());
  return (
    <header className={classNames(styles.header, className)}>
      <div className={styles.band} data-mark={initialsOf(name)} aria-hidden="true" />
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
            <Button icon={<Icon name="edit" />} onPress={onEdit} className={styles.action}>
              {text.edit}
            </Button>
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
}

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
