import * as styles from './NotFound.css';

// Five by seven lamps, row by row from the top; 1 is lit.
const digits: Record<'4' | '0', readonly string[]> = {
  '4': ['00010', '00110', '01010', '10010', '11111', '00010', '00010'],
  '0': ['01110', '10001', '10011', '10101', '11001', '10001', '01110'],
};

interface ScoreboardProps {
  /** Words under the digits, from the start of the line. */
  captions: readonly [string, string, string];
}

/** A lamp scoreboard that reads 404: a drawing, for the heading says it in words. */
export function Scoreboard({ captions }: ScoreboardProps) {
  return (
    <div className={styles.board} dir="ltr" aria-hidden="true">
      {(['4', '0', '4'] as const).map((digit, place) => (
        // The three places never move.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.place}>
          <svg viewBox="0 0 54 74" className={styles.lamps} focusable="false">
            {digits[digit].flatMap((row, y) =>
              [...row].map((lamp, x) => (
                <circle
                  key={`${x} ${y}`}
                  cx={7 + x * 10}
                  cy={7 + y * 10}
                  r={4}
                  className={lamp === '1' ? styles.lit : styles.dim}
                />
              )),
            )}
          </svg>
          <span className={styles.caption}>{captions[place]}</span>
        </div>
      ))}
    </div>
  );
}
