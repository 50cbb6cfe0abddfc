import type { ReactNode } from 'react';
import { Icon } from '@clubline/ui';
import '../foundations.css';

interface Example {
  /** What is right or wrong about it, in a sentence. */
  text: string;
  /** The example, of real components. */
  children: ReactNode;
}

/** What to do and what not to, side by side, each drawn with real components. */
export function DoDont({ do: right, dont: wrong }: { do: Example; dont: Example }) {
  return (
    <div className="foundation foundation-pair">
      <figure>
        <div className="foundation-stage">{right.children}</div>
        <figcaption className="foundation-do">
          <Icon name="check" />
          <span>
            <strong>Do.</strong> {right.text}
          </span>
        </figcaption>
      </figure>
      <figure>
        <div className="foundation-stage">{wrong.children}</div>
        <figcaption className="foundation-dont">
          <Icon name="close" />
          <span>
            <strong>Don’t.</strong> {wrong.text}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
