import type { ReactNode } from 'react';
import '../foundations.css';
import { Users } from './Users';

export interface ScaleListProps {
  /** The name under which styles take the values, e.g. `space`. */
  name: string;
  /** The values by their keys. */
  values: Readonly<Record<string, string>>;
  /** How a value looks; without one only its figures stand. */
  sample?: (value: string) => ReactNode;
}

const KEY = /^\d+$/;

/** A scale of the theme: each step with its look, its value, and who takes it. */
export const ScaleList = ({ name, values, sample }: ScaleListProps) => (
  <ul className="foundation">
    {Object.entries(values).map(([key, value]) => {
      const expression = KEY.test(key) ? `${name}[${key}]` : `${name}.${key}`;
      return (
        <li key={key} className="foundation-row">
          {sample?.(value)}
          <div>
            <strong>
              <bdi>{expression}</bdi>
            </strong>
            <code>{value}</code>
          </div>
          <Users of={expression} />
        </li>
      );
    })}
  </ul>
);
