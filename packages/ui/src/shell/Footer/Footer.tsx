import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { Logo } from '../Logo';
import { useMessages, type Labels } from '../../primitives/messages';
import { visuallyHidden } from '../../theme';
import { footerMessages } from './messages';
import * as styles from './Footer.css';

/** One entry of the site map. */
export interface FooterLink {
  /** The words of the link. */
  label: string;
  /** Where it leads; unique among the links. */
  href: string;
  /** Leads out of the product and opens in a new tab. @default false */
  isExternal?: boolean;
}

/** This page in another language. */
interface FooterLanguage {
  /** Its tag, e.g. `es`. */
  tag: string;
  /** Its name in itself. */
  name: string;
  /** Where this page is in it. */
  href: string;
}

export interface FooterProps {
  /** Set as the wordmark. */
  productName: string;
  /** A sentence under the wordmark. */
  tagline?: string;
  /** The site map, in order. */
  links: readonly FooterLink[];
  /** The languages that this page can be read in, in order. @default none */
  languages?: readonly FooterLanguage[];
  /** The tag of the language that this page is in. */
  currentLanguage?: string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof footerMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The end of a public page: the wordmark and the site map. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { productName, tagline, links, languages = [], currentLanguage, labels, className },
  ref,
) {
  const text = useMessages(footerMessages, labels);
  return (
    <footer ref={ref} className={classNames(styles.footer, className)}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <Logo name={productName} size={36} />
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {languages.length > 1 && (
            <nav aria-label={text.languages}>
              <ul className={styles.languages}>
                {languages.map(({ tag, name, href }) => (
                  <li key={tag}>
                    <a
                      href={href}
                      hrefLang={tag}
                      lang={tag}
                      aria-current={tag === currentLanguage ? 'true' : undefined}
                      className={styles.link}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <nav aria-label={text.siteMap}>
          <ul className={styles.links}>
            {links.map(({ label, href, isExternal = false }) => (
              <li key={href}>
                <a
                  href={href}
                  className={styles.link}
                  {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  {label}
                  {isExternal && (
                    <>
                      <Icon name="external" size={16} />
                      <span className={visuallyHidden}> {text.opensInNewTab}</span>
                    </>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
});
