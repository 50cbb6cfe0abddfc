import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { LinkButton } from '../LinkButton';
import { useMessages } from '../MessagesProvider';
import { VisuallyHidden } from '../VisuallyHidden';
import { notFoundCopy } from './copy';
import * as styles from './NotFound.css';
import { Scoreboard } from './Scoreboard';

export interface NotFoundProps {
  /** Addresses within the product. */
  hrefs: Record<'clubs' | 'signIn' | 'contact' | 'terms', string>;
  /** Addresses outside of it; one that is missing is left out. They open in a new tab. */
  externalHrefs?: Partial<Record<'about' | 'insights' | 'aiProduct', string>>;
  /** @default 1 */
  headingLevel?: 1 | 2;
  labels?: Partial<typeof notFoundCopy>;
  className?: string;
}

/** No page at this address: a scoreboard that reads 404, two ways on and a site map. */
export function NotFound({
  hrefs,
  externalHrefs = {},
  headingLevel = 1,
  labels,
  className,
}: NotFoundProps) {
  const text = useMessages('notFound', notFoundCopy, labels);
  const Title = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.page, className)}>
      <Scoreboard captions={[text.home, text.page, text.guest]} />
      <Title className={styles.title}>{text.title}</Title>
      <div className={styles.actions}>
        <LinkButton href={hrefs.clubs} variant="primary" size="l">
          {text.exploreClubs}
        </LinkButton>
        <LinkButton href={hrefs.signIn} size="l">
          {text.signIn}
        </LinkButton>
      </div>
      <nav aria-label={text.siteMap} className={styles.siteMap}>
        <p className={styles.siteMapTitle}>{text.siteMap}</p>
        <ul className={styles.links}>
          {(['clubs', 'contact', 'terms'] as const).map((name) => (
            <li key={name}>
              <a href={hrefs[name]} className={styles.link}>
                {text[name]}
              </a>
            </li>
          ))}
          {(['about', 'insights', 'aiProduct'] as const).map(
            (name) =>
              externalHrefs[name] && (
                <li key={name}>
                  <a
                    href={externalHrefs[name]}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={styles.link}
                  >
                    {text[name]}
                    <Icon name="external" size={16} />
                    <VisuallyHidden>{text.opensInNewTab}</VisuallyHidden>
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
    </div>
  );
}
