import { useState } from 'react';

/**
 * A value that belongs to whoever passes it, or to the component itself where nobody does.
 * @param value the caller's; `undefined` leaves it to the component
 * @param defaultValue what the component's own begins with
 * @param onChange called with each new value in either case
 */
export function useControlledState<Value, Changed extends Value = Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Changed) => void) | undefined,
): [Value, (value: Changed) => void] {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const change = (next: Changed) => {
    setOwnValue(() => next);
    onChange?.(next);
  };
  return [value === undefined ? ownValue : value, change];
}
