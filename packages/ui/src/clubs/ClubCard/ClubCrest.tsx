import { useId } from 'react';
import { classNames } from '../../theme/classNames';
import { base } from '../../theme';
import { clubInitials, colorsOf, drawings, type ClubSport } from './clubMark';
import * as styles from './ClubCrest.css';

/** A shield on a 48 px grid. */
const SHIELD = 'M24 2l19 5v17c0 11-8 18-19 22C13 42 5 35 5 24V7z';

/** Props of {@link ClubCrest}. */
export interface ClubCrestProps {
  /** The club's name: source of the initials and of the colours. */
  name: string;
  /** What is drawn behind the initials. @default stripes */
  sport?: ClubSport | undefined;
  className?: string;
}

/**
 * A club's crest: its initials on two colours and a drawing of its sport. Decoration beside the
 * name.
 */
export function ClubCrest({ name, sport, className }: ClubCrestProps) {
  const clip = useId();
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
      className={classNames(base, styles.crest, styles.colors[colorsOf(name)], className)}
    >
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <path d={SHIELD} className={styles.ground} />
      <g clipPath={`url(#${clip})`}>
        <path d={drawings[sport ?? 'none']} transform="translate(24 24)" className={styles.lines} />
        <path d="M0 15h48v17H0z" className={styles.plate} />
      </g>
      <path d={SHIELD} className={styles.edge} />
      <text x="24" y="28.5" textAnchor="middle" className={styles.letters}>
        {clubInitials(name)}
      </text>
    </svg>
  );
}
