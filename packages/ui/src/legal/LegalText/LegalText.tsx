import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import { Notice } from '../../primitives/Notice';
import { Logo } from '../../shell';
import { useMessages, type Labels } from '../../primitives/messages';
import { legalTextMessages } from './messages';
import * as styles from './LegalText.css';

/** One section; its number is its place in the list. */
export interface LegalSection {
  /** Its anchor on the page. */
  id: string;
  /** The section's heading, without its number; in the table of contents too. */
  title: string;
  /** Plain text, no two the same. */
  paragraphs: readonly string[];
  /** Listed after the paragraphs. */
  points?: readonly string[];
}

export interface LegalTextProps {
  /** The logo at the top, and the name of the link home. */
  productName: string;
  /** Where the logo leads. */
  homeHref: string;
  /** The heading of the page (`h1`). */
  title: string;
  /** When the text began to apply, was last changed. */
  dates: readonly { label: string; value: string }[];
  /** The sections in order; their numbers are counted from 1. */
  sections: readonly LegalSection[];
  /**
   * Language of the sections, e.g. `en`, in whose direction they are then laid out.
   * @default that of the page
   */
  contentLang?: string | undefined;
  /** Stands before the sections, e.g. why they are in another language than the page. */
  note?: string | undefined;
  /** What can be done at the end; left out in print. */
  children?: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof legalTextMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A long text in numbered sections, to read, to link into and to print. */
export const LegalText = forwardRef<HTMLDivElement, LegalTextProps>(function LegalText(
  { productName, homeHref, title, dates, sections, contentLang, note, children, labels, className },
  ref,
) {
  const text = useMessages(legalTextMessages, labels);
  const written = contentLang ? { lang: contentLang, dir: directionOf(contentLang) } : {};
  return (
    <div ref={ref} className={classNames(styles.page, className)}>
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
          {note && (
            <div className={styles.note}>
              <Notice title={note} />
            </div>
          )}
        </header>
        <nav aria-labelledby="legal-contents" className={styles.contents}>
          <h2 id="legal-contents" className={styles.contentsTitle}>
            {text.contents}
          </h2>
          <ol {...written} className={styles.contentsList}>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={styles.contentsLink}>
                  <span className={styles.number}>{index + 1}</span>
                  <bdi>{section.title}</bdi>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} written={written} />
          ))}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
      </main>
    </div>
  );
});

const directionOf = (language: string): 'ltr' | 'rtl' =>
  /^(?:ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr';

function Section({
  section: { id, title, paragraphs, points },
  number,
  written,
}: {
  section: LegalSection;
  number: number;
  written: { lang?: string; dir?: 'ltr' | 'rtl' };
}) {
  return (
    // Can take the focus, so that it follows a link from the contents.
    <section
      {...written}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={styles.section}
    >
      <h2 id={`${id}-title`} className={styles.heading}>
        <span className={styles.number}>{number}.</span> <bdi>{title}</bdi>
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          <bdi>{paragraph}</bdi>
        </p>
      ))}
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <bdi>{point}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
