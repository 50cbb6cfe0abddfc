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

export interface FooterProps {
  /** Set as the wordmark. */
  productName: string;
  /** A sentence under the wordmark. */
  tagline?: string;
  /** The site map, in order. */
  links: readonly FooterLink[];
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof footerMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The end of a public page: the wordmark and the site map. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { productName, tagline, links, labels, className },
  ref,
) {
  const text = useMessages(footerMessages, labels);
  return (
    <footer ref={ref} className={classNames(styles.footer, className)}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <Logo name={productName} size={36} />
          {tagline && <p className={styles.tagline}>{tagline}</p>}
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
