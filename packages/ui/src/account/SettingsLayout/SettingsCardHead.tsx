import * as styles from './SettingsLayout.css';

interface SettingsCardHeadProps {
  /** Id of the heading, after which the card is named. */
  titleId: string;
  title: string;
  /** What the card is for. */
  hint: string;
  /** Level of the heading in the page's outline. */
  headingLevel: 2 | 3;
}

/** The heading of one card of the settings, and what it is for. */
export function SettingsCardHead({ titleId, title, hint, headingLevel }: SettingsCardHeadProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.head}>
      <Title id={titleId} className={styles.formTitle}>
        {title}
      </Title>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
