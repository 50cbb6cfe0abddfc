import { classNames } from '../../theme/classNames';
import * as styles from './ProfileBand.css';

export interface ProfileBandProps {
  /** Initials, drawn as large as the font size that `className` gives. */
  mark: string;
  className?: string;
}

/** The wide band behind a portrait; decoration only. */
export function ProfileBand({ mark, className }: ProfileBandProps) {
  return <div className={classNames(styles.band, className)} data-mark={mark} aria-hidden="true" />;
}
