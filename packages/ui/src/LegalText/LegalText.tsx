import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Logo } from '../Logo';
import { useMessages } from '../MessagesProvider';
import { legalTextCopy } from './copy';
import * as styles from './LegalText.css';

/** One section; its number is its place in the list. */
export interface LegalSection {
  /** Its anchor on the page. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Listed after the paragraphs. */
  points?: readonly string[];
}

export interface LegalTextProps {
  productName: string;
  homeHref: string;
  title: string;
  /** When the text began to apply, was last changed. */
  dates: readonly { label: string; value: string }[];
  sections: readonly LegalSection[];
  /** What can be done at the end; left out in print. */
  children?: ReactNode;
  labels?: Partial<typeof legalTextCopy>;
  className?: string;
}

/** A long text in numbered sections, to read, to link into and to print. */
export function LegalText({
  productName,
  homeHref,
  title,
  dates,
  sections,
  children,
  labels,
  className,
}: LegalTextProps) {
  const text = useMessages('legalText', legalTextCopy, labels);
  return (
    <div className={classNames(styles.page, className)}>
      <div className={styles.bar}>
        <a href={homeHref} aria-label={`${productName}: ${text.home}`} className={styles.home}>
          <Logo name={productName} size={22} />
        </a>
      </div>
      <main className={styles.layout}>
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          <dl className={styles.dates}>
            {dates.map(({ label, value }) => (
              <div key={label} className={styles.date}>
                <dt>{label}</dt>
                <dd className={styles.date}>{value}</dd>
              </div>
            ))}
          </dl>
        </header>
        <nav aria-labelledby="legal-contents" className={styles.contents}>
          <h2 id="legal-contents" className={styles.contentsTitle}>
            {text.contents}
          </h2>
          <ol className={styles.contentsList}>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={styles.contentsLink}>
                  <span className={styles.number}>{index + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
      </main>
    </div>
  );
}

function Section({
  section: { id, title, paragraphs, points },
  number,
}: {
  section: LegalSection;
  number: number;
}) {
  return (
    // Can take the focus, so that it follows a link from the contents.
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className={styles.heading}>
        <span className={styles.number}>{number}.</span> {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
