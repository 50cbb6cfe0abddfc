import type { Ref } from 'react';
import { classNames } from '../../theme/classNames';
import { base, visuallyHidden } from '../../theme';
import { status } from './StatusDot.css';

export interface StatusMarkProps {
  /** Class of the dot, from the styles of StatusDot. */
  dot: string;
  /** What the dot says; never colour alone. */
  label: string;
  /** Keeps the words for assistive technology only. @default false */
  isLabelHidden?: boolean | undefined;
  /** The outermost element. */
  frameRef?: Ref<HTMLSpanElement>;
  /** Added to the classes of the outermost element. */
  className?: string | undefined;
}

/** A StatusDot whose look is handed in, for embeds, where all looks weigh too much. */
export function StatusMark({ dot, label, isLabelHidden, frameRef, className }: StatusMarkProps) {
  return (
    <span ref={frameRef} className={classNames(status, className)}>
      <span aria-hidden className={dot} />
      <span className={isLabelHidden ? visuallyHidden : base}>{label}</span>
    </span>
  );
}
