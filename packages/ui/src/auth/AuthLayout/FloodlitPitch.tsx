import { useId } from 'react';
import * as styles from './AuthLayout.css';

const lamps = [0, 1, 2].flatMap((rowIndex) =>
  [0, 1, 2, 3].map((column) => ({ x: -39 + column * 26, y: -30 + rowIndex * 26 })),
);
const masts = [
  { x: 120, beam: '120,470 -20,1000 540,1000' },
  { x: 680, beam: '680,470 260,1000 820,1000' },
];

/** A pitch under floodlights, seen from behind the goal line. Decoration. */
export function FloodlitPitch() {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 800 1000"
      preserveAspectRatio="xMidYMax slice"
      className={styles.art}
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.skyTop} />
          <stop offset="1" className={styles.skyLow} />
        </linearGradient>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.beamNear} />
          <stop offset="1" className={styles.beamFar} />
        </linearGradient>
      </defs>
      <rect width="800" height="1000" fill={`url(#${id}sky)`} />
      <path d="M-20 640 Q400 500 820 640 V760 H-20 Z" className={styles.stand} />
      {[0, 1, 2, 3].map((index) => (
        <path
          key={index}
          d={`M-20 ${654 + index * 16} Q400 ${514 + index * 20} 820 ${654 + index * 16}`}
          className={styles.row}
        />
      ))}
      {[0, 1, 2].map((index) => (
        <path
          key={index}
          d={`M-20 ${648 + index * 16} Q400 ${508 + index * 20} 820 ${648 + index * 16}`}
          strokeDasharray={`1 ${17 + index * 5} 1 ${11 + index * 4}`}
          className={styles.crowd}
        />
      ))}
      <path d="M-20 704 Q400 612 820 704 V780 H-20 Z" className={styles.standFront} />
      <path d="M160 690 H640 L1040 1000 H-240 Z" className={styles.grass} />
      {[0, 2, 4].map((index) => (
        <path
          key={index}
          d={`M${160 + index * 80} 690 h80 L${26 + (index + 1) * 213 - 266} 1000 h-213 Z`}
          className={styles.mown}
        />
      ))}
      <path
        d={
          'M160 690 H640 L1040 1000 M160 690 L-240 1000 M300 690 L252 754 H548 L500 690 M350 ' +
          '690 L335 714 H465 L450 690'
        }
        className={styles.line}
      />
      <ellipse cx="400" cy="900" rx="190" ry="52" className={styles.line} />
      <path d="M-110 900 H910" className={styles.line} />
      {masts.map(({ x, beam }) => (
        <g key={x}>
          <polygon points={beam} fill={`url(#${id}beam)`} />
          <path d={`M${x} 500 V690`} className={styles.mast} />
          <g transform={`translate(${x} 470)`}>
            {lamps.map((lamp) => (
              <circle
                key={`${lamp.x} ${lamp.y}`}
                cx={lamp.x}
                cy={lamp.y}
                r="10"
                className={styles.lamp}
              />
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
}
