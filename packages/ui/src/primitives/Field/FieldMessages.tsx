import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon';
import * as styles from './Field.css';

export interface FieldMessagesProps {
  description?: ReactNode;
  errorMessage?: ReactNode;
}

/**
 * What stands under a control: help, and what is wrong with it. Both are tied to the control by
 * react-aria.
 */
export function FieldMessages({ description, errorMessage }: FieldMessagesProps) {
  return (
    <>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      {errorMessage && (
        <FieldError className={styles.error}>
          <Icon name="warning" size={16} />
          <span className={styles.errorText}>{errorMessage}</span>
        </FieldError>
      )}
    </>
  );
}
