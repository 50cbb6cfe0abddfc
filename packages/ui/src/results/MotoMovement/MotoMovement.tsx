import { forwardRef, useId, useMemo } from 'react';
import { classNames } from '../../theme/classNames';
import { useMessages } from '../../primitives/messages';
import { visuallyHidden } from '../../theme';
import { placesByMoto } from '../placesByMoto';
import type { RaceTable } from '../results.types';
import { motoMovementMessages, type MotoMovementTexts } from './messages';
import * as styles from './MotoMovement.css';

export interface MotoMovementProps extends Pick<RaceTable, 'title' | 'motoLabels' | 'rows'> {
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Partial<MotoMovementTexts>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The place that each rider of a class had after each moto, and who gained and lost. */
export const MotoMovement = forwardRef<HTMLDivElement, MotoMovementProps>(function MotoMovement(
  { title, motoLabels, rows, labels, className },
  ref,
) {
  const texts = useMessages(motoMovementMessages, labels);
  const riders = useMemo(() => placesByMoto(rows, motoLabels.length), [rows, motoLabels]);
  const captionId = useId();
  return (
    <div
      ref={ref}
      role="region"
      aria-labelledby={captionId}
      // What does not fit scrolls sideways, with the arrow keys too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classNames(styles.box, className)}
    >
      <table className={styles.table}>
        <caption id={captionId} className={visuallyHidden}>
          {texts.caption(title)}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.riderHead}>
              {texts.rider}
            </th>
            {motoLabels.map((moto) => (
              <th key={moto} scope="col" className={styles.head}>
                {texts.after(moto)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {riders.map(({ row, places }) => (
            <tr key={`${row.bikeNumber} ${row.rider} ${row.rank}`}>
              <th scope="row" className={styles.rider}>
                {row.rider}
              </th>
              {places.map((place, moto) => (
                <td key={motoLabels[moto]} className={styles.cell}>
                  {place ?? (
                    <>
                      <span aria-hidden="true">{texts.missing}</span>
                      <span className={visuallyHidden}>{texts.noPlace}</span>
                    </>
                  )}
                  <Change from={places[moto - 1] ?? null} to={place} texts={texts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface ChangeProps {
  from: number | null;
  to: number | null;
  texts: MotoMovementTexts;
}

/** How many places were gained or lost; keeps its room where none were. */
function Change({ from, to, texts }: ChangeProps) {
  if (from === null || to === null || from === to)
    return <span aria-hidden="true" className={styles.same} />;
  const count = Math.abs(from - to);
  const isUp = to < from;
  return (
    <span className={isUp ? styles.up : styles.down}>
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'}
        {count}
      </span>
      <span className={visuallyHidden}> {isUp ? texts.up(count) : texts.down(count)}</span>
    </span>
  );
}
