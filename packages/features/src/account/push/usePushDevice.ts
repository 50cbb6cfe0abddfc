import { useContext } from 'react';
import { useIsHydrating } from '../../platform/provider';
import { browserPush, PushDeviceContext, type PushDevice } from '../../platform/push';

/**
 * What shows pushes here; null where nothing does, and undefined until the page lives, because what
 * a server rendered cannot know.
 */
export function usePushDevice(): PushDevice | null | undefined {
  const device = useContext(PushDeviceContext);
  const isHydrating = useIsHydrating();
  if (isHydrating) return undefined;
  return device === undefined ? browserPush() : device;
}
