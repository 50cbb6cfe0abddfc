import { useId, type ReactNode } from 'react';
import * as styles from './FavoriteTeams.css';
import { crestOf, type TeamCrest } from './teamCrests';

// One outline per league on a 48 px grid: a home plate, a shield, a puck and a pennant.
const outlines: Record<TeamCrest['league'], string> = {
  MLB: 'M6 5h36v22L24 44 6 27z',
  NFL: 'M24 3l18 6v15c0 10-8 17-18 21C14 41 6 34 6 24V9z',
  NHL: 'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z',
  NBA: 'M8 4h32v34l-16-6-16 6z',
};

const fields: readonly ReactNode[] = [
  <path key="sash" d="M-4 40L40-4h14L10 40z" />,
  <path key="hoops" d="M0 0h48v10H0zM0 30h48v8H0z" />,
  <path key="chevron" d="M0 26L24 4l24 22V12L24-10 0 12zM0 52l24-20 24 20z" />,
  <path key="pale" d="M0 0h12v48H0zM36 0h12v48H36z" />,
  <path key="quarters" d="M24 0h24v24H24zM0 24h24v24H0z" />,
];

/**
 * A team's mark: the picture a site licensed, else our crest, else the first two letters of the
 * name. Decoration beside the name.
 */
export function TeamMark({ name, src }: { name: string; src?: string }) {
  const clip = useId();
  const crest = crestOf(name);
  if (src) return <img src={src} alt="" loading="lazy" decoding="async" className={styles.logo} />;
  if (!crest) {
    return (
      <span className={styles.letters} aria-hidden="true">
        {[...name.trim()].slice(0, 2).join('')}
      </span>
    );
  }
  return (
    <svg
      viewBox="0 0 48 48"
      className={styles.crest}
      aria-hidden="true"
      focusable="false"
      data-league={crest.league}
    >
      <clipPath id={clip}>
        <path d={outlines[crest.league]} />
      </clipPath>
      <path d={outlines[crest.league]} className={styles.ground} />
      <g clipPath={`url(#${clip})`} className={styles.field}>
        {fields[crest.pattern]}
      </g>
      <rect x="5" y="15" width="38" height="15" className={styles.plate} />
      <path d={outlines[crest.league]} className={styles.edge} />
      <text x="24" y="27" textAnchor="middle" className={styles.initials}>
        {crest.letters}
      </text>
    </svg>
  );
}
