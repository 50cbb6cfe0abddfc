import { contrast } from '../contrast';
import { contrastPairs } from '../contrastPairs';
import { dark, highContrast, light, type Theme } from '../index';
import { tokenName } from '../tokenName';
import * as styles from './Foundations.css';

const themes = [
  { name: 'Dark', theme: dark },
  { name: 'Light', theme: light },
  { name: 'High contrast', theme: highContrast },
] as const;

const valueIn = (theme: Theme, group: string, token: string): string =>
  (theme[group as keyof Theme] as Record<string, string>)[token] ?? '';

const isColour = (value: string) => value.startsWith('#') || value.startsWith('rgb');

/**
 * The lowest contrast of a token against the grounds it stands on in one theme, with the ground
 * that gives it.
 */
function lowestContrast(theme: Theme, group: string, token: string): string | undefined {
  const measured = contrastPairs
    .filter(({ front }) => front === `${group}.${token}`)
    .map(({ ground }) => {
      const [groundGroup, groundToken] = ground.split('.') as [string, string];
      return {
        ground,
        ratio: contrast(valueIn(theme, group, token), valueIn(theme, groundGroup, groundToken)),
      };
    })
    .sort((one, other) => one.ratio - other.ratio);
  return measured[0] && `${measured[0].ratio.toFixed(1)}:1 on ${measured[0].ground}`;
}

/**
 * Every token of a group: its custom property, its value in each theme, and its least contrast
 * where it stands.
 */
export function TokenTable({ group }: { group: keyof Theme }) {
  return (
    <section className={styles.section} aria-labelledby={`tokens-${group}`}>
      <h2 id={`tokens-${group}`} className={styles.heading}>
        {group}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide content that
          scrolls must be reachable by keyboard */}
      <div className={styles.scroller} role="region" aria-label={`${group} tokens`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['Token', ...themes.map(({ name }) => name)].map((title) => (
                <th key={title} scope="col" className={styles.headCell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.keys(dark[group]).map((token) => (
              <tr key={token}>
                <th scope="row" className={styles.cell}>
                  <span className={styles.name}>{token}</span>
                  <div className={styles.ratios}>{tokenName(group, token)}</div>
                </th>
                {themes.map(({ name, theme }) => (
                  <td key={name} className={styles.cell}>
                    <span className={styles.value}>
                      {isColour(valueIn(theme, group, token)) && (
                        <span
                          className={styles.swatch}
                          style={{ background: valueIn(theme, group, token) }}
                        />
                      )}
                      {valueIn(theme, group, token)}
                    </span>
                    <div className={styles.ratios}>{lowestContrast(theme, group, token)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
