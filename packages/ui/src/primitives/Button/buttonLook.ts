import { classNames } from '../../theme/classNames';
import * as styles from './Button.css';

interface ButtonLook {
  variant?: keyof typeof styles.variants;
  size?: keyof typeof styles.sizes;
  isSquare?: boolean;
}

/** The classes of a button, for whatever looks like one: links, file fields, icon buttons. */
export function buttonLook({
  variant = 'secondary',
  size = 'medium',
  isSquare = false,
}: ButtonLook): string {
  return classNames(
    styles.button,
    styles.variants[variant],
    styles.sizes[size],
    isSquare && styles.square,
  );
}
