import { useCallback, useEffect, useRef } from 'react';
import { useClubline } from '../provider';
import { type CatchUp, createCatchUp } from './createCatchUp';

/**
 * Gives what asks for something that is out of date: again later as long as `ask` rejects, and no
 * more once the component goes.
 */
export function useCatchUp(ask: () => Promise<unknown>): () => void {
  const { clock } = useClubline();
  const latest = useRef(ask);
  const catchUp = useRef<CatchUp>(undefined);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    catchUp.current = createCatchUp(clock, () => latest.current());
    return catchUp.current.stop;
  }, [clock]);
  return useCallback(() => catchUp.current?.start(), []);
}
