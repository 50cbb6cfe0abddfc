import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { Logo } from '../Logo';
import { useMessages } from '../MessagesProvider';
import { visuallyHidden } from '../theme';
import { footerCopy } from './copy';
import * as styles from './Footer.css';

export interface FooterLink {
  label: string;
  href: string;
  /** Leads out of the product and opens in a new tab. @default false */
  isExternal?: boolean;
}

export interface FooterProps {
  productName: string;
  tagline?: string;
  links: readonly FooterLink[];
  labels?: Partial<typeof footerCopy>;
  className?: string;
}

/** The end of a public page: the wordmark and the site map. */
export function Footer({ productName, tagline, links, labels, className }: FooterProps) {
  const text = useMessages('footer', footerCopy, labels);
  return (
    <footer className={classNames(styles.footer, className)}>
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
}
