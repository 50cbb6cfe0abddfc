import { contrast } from '../contrast';
import { contrastPairs } from '../contrastPairs';
import { dark, highContrast, light, type Theme } from '../index';
import * as styles from './Foundations.css';

const valueAt = (theme: Theme, path: string): string => {
  const [group, token] = path.split('.') as [keyof Theme, string];
  return (theme[group] as Record<string, string>)[token] ?? '';
};

/** Both colours of a pair, divided from corner to corner. */
const halves = (theme: Theme, front: string, ground: string) =>
  `linear-gradient(135deg, ${valueAt(theme, front)} 50%, ${valueAt(theme, ground)} 50%)`;

/** Every pair of colours that meet, as measured. */
export function ContrastTable() {
  return (
    // Wide content that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label="Measured contrast" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Colour', 'On', 'Needs', 'Dark', 'Light', 'High contrast'].map((title) => (
              <th key={title} scope="col" className={styles.headCell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(({ front, ground, kind }) => (
            <tr key={`${front} ${ground}`}>
              <th scope="row" className={styles.cell}>
                {front}
              </th>
              <td className={styles.cell}>{ground}</td>
              <td className={styles.cell}>
                {kind === 'text' ? '4.5:1, high contrast 7:1' : '3:1'}
              </td>
              {[dark, light, highContrast].map((theme, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- three fixed columns
                <td key={index} className={styles.cell}>
                  <span className={styles.value}>
                    <span
                      className={styles.swatch}
                      style={{ background: halves(theme, front, ground) }}
                    />
                    {contrast(valueAt(theme, front), valueAt(theme, ground)).toFixed(1)}:1
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
