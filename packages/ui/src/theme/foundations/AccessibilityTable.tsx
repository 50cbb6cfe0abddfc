import { accessibilityNotes } from './accessibilityNotes';
import * as styles from './Foundations.css';

/** The notes on every primitive. */
export function AccessibilityTable() {
  return (
    // Wide content that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label="Accessibility notes" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Component', 'Role', 'Keys', 'Tested', 'Not tested'].map((title) => (
              <th key={title} scope="col" className={styles.headCell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accessibilityNotes.map(({ component, role, keys, tested, untested }) => (
            <tr key={component}>
              <th scope="row" className={styles.cell}>
                {component}
              </th>
              <td className={styles.cell}>{role}</td>
              <td className={styles.cell}>{keys || '–'}</td>
              <td className={styles.cell}>{tested || '–'}</td>
              <td className={styles.cell}>{untested || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
