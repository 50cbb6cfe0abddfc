import { forwardRef, useId } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Icon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { useMessages, type Labels } from '../../primitives/messages';
import { useFocusAfterRemoval } from '../../primitives/useFocusAfterRemoval';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { classNames } from '../../theme/classNames';
import { firstStepsMessages } from './messages';
import * as styles from './FirstSteps.css';

/** One of the steps. */
export interface FirstStep {
  /** What is to be done. */
  name: 'club' | 'follow' | 'post' | 'picture';
  /** Where it is done. */
  href: string;
  /** Whether it has been done. */
  isDone: boolean;
}

export interface FirstStepsProps {
  /** The steps, in the order to show. */
  steps: readonly FirstStep[];
  /** Called when the person wants to see them no more. */
  onDismiss: () => void;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof firstStepsMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A short list of what a new person does first; each step leads to where it is done. */
export const FirstSteps = forwardRef<HTMLElement, FirstStepsProps>(function FirstSteps(
  { steps, onDismiss, headingLevel = 2, labels, className },
  ref,
) {
  const text = useMessages(firstStepsMessages, labels);
  const titleId = useId();
  const section = useObjectRef(ref);
  // The cross takes itself away.
  useFocusAfterRemoval(section);
  const Title = `h${headingLevel}` as const;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section ref={section} aria-labelledby={titleId} className={classNames(styles.card, className)}>
      <div className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {text.title}
        </Title>
        <span className={styles.progress}>{text.progress(done, steps.length)}</span>
        <IconButton
          label={text.dismiss}
          icon={<Icon name="close" />}
          className={styles.dismiss}
          onPress={onDismiss}
        />
      </div>
      <ol className={styles.steps}>
        {steps.map(({ name, href, isDone }) => (
          <li key={name} className={styles.item}>
            {isDone ? (
              <span className={styles.step} data-done="">
                <span className={styles.mark}>
                  <Icon name="check" size={16} />
                </span>
                <s className={styles.words}>{text[name]}</s>
                <VisuallyHidden>{text.done}</VisuallyHidden>
              </span>
            ) : (
              <a href={href} className={styles.step}>
                <span className={styles.mark} />
                <span className={styles.words}>{text[name]}</span>
                <Icon name="chevron-right" size={16} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});
