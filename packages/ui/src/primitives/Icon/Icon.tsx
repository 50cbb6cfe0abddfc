import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { iconPaths } from './paths';
import * as styles from './Icon.css';

/** The names of the icon set. */
export type IconName = keyof typeof iconPaths;

export interface IconProps {
  /** Which icon; `chevron-left` and others along the line of text turn round in `rtl`. */
  name: IconName;
  /** Edge length in px. @default 20 */
  size?: 16 | 20 | 24;
  /** Added to the classes of the outermost element. */
  className?: string;
}

// Arrows along the line of text point the other way when text runs the other way.
const mirrored: ReadonlySet<IconName> = new Set([
  'chevron-left',
  'chevron-right',
  'send',
  'logout',
  'external',
]);

/**
 * A picture beside words: hidden from assistive technology, so whatever holds it needs a name of
 * its own.
 */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { name, size = 20, className },
  ref,
) {
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={classNames(styles.icon, mirrored.has(name) && styles.mirrored, className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
});
