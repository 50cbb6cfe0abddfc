import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { LinkButton } from '../../primitives/LinkButton';
import { useMessages, type Labels } from '../../primitives/messages';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { notFoundMessages } from './messages';
import * as styles from './NotFound.css';
import { Scoreboard } from './Scoreboard';

export interface NotFoundProps {
  /** Addresses within the product. */
  hrefs: Record<'clubs' | 'signIn' | 'contact' | 'terms', string>;
  /** The feed of who is signed in: the second way on, in place of signing in. */
  feedHref?: string | undefined;
  /** Addresses outside of it; one that is missing is left out. They open in a new tab. */
  externalHrefs?: Partial<Record<'about' | 'insights' | 'aiProduct', string>>;
  /** Level of its heading in the page's outline. @default 1 */
  headingLevel?: 1 | 2;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof notFoundMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** No page at this address: a scoreboard that reads 404, two ways on and a site map. */
export const NotFound = forwardRef<HTMLDivElement, NotFoundProps>(function NotFound(
  { hrefs, feedHref, externalHrefs = {}, headingLevel = 1, labels, className },
  ref,
) {
  const text = useMessages(notFoundMessages, labels);
  const Title = `h${headingLevel}` as const;
  return (
    <div ref={ref} className={classNames(styles.page, className)}>
      <Scoreboard captions={[text.home, text.page, text.guest]} />
      <Title className={styles.title}>{text.title}</Title>
      <div className={styles.actions}>
        <LinkButton href={hrefs.clubs} variant="primary" size="large">
          {text.exploreClubs}
        </LinkButton>
        <LinkButton href={feedHref ?? hrefs.signIn} size="large">
          {feedHref ? text.feed : text.signIn}
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
});
