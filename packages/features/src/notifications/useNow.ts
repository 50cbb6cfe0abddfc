import { useEffect, useState } from 'react';
import { useClubline } from '../provider';

/** The time, looked at again every so many milliseconds, so that 'how long ago' stays true. */
export function useNow(every: number): number {
  const { clock } = useClubline();
  const [, setTurn] = useState(0);
  useEffect(() => {
    let timer = clock.setTimeout(function look() {
      setTurn((turn) => turn + 1);
      timer = clock.setTimeout(look, every);
    }, every);
    return () => clock.clearTimeout(timer);
  }, [clock, every]);
  return clock.now();
}
