import { type Arbitrary, constant, constantFrom, oneof } from 'fast-check';
import type { WriteFault } from '../../packages/features/src/testing/writeFaults/createFaults';

const LOST = ['requestLost', 'answerLost', 'unavailable', 'gatewayTimeout', 'slow'] as const;
const CUT = ['cutSending', 'cutAnswering'] as const;
/** Without ids nobody can tell what becomes of these. */
const NAMED = ['twice', 'cutWorking'] as const;

/** What a request to a real node may suffer; half of them nothing. */
export const faultsOfNode = (takesClientIds: boolean): Arbitrary<WriteFault | null> =>
  oneof(
    { weight: 20, arbitrary: constant(null) },
    {
      weight: 20,
      arbitrary: constantFrom<WriteFault>(...LOST, ...CUT, ...(takesClientIds ? NAMED : [])),
    },
    // It takes a second.
    { weight: 1, arbitrary: constant<WriteFault>('killed') },
  );
