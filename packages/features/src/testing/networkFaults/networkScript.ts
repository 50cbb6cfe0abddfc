import { asRecord } from '../../platform/client';

/** What can go wrong between a person and the server. */
export const NETWORK_FAULTS = [
  'drop',
  'halfOpen',
  'duplicate',
  'reorder',
  'delay',
  'unauthorised',
  'history404',
  'restart',
] as const;

/** One of `NETWORK_FAULTS`; `NetworkFault.fault` says what each does. */
export type NetworkFaultKind = (typeof NETWORK_FAULTS)[number];

/** One thing that goes wrong, as plain JSON. Times are in milliseconds. */
export interface NetworkFault {
  /** When it begins, counted from the start of the script. */
  at: number;
  /**
   * `drop`: connections break, nothing can be reached. `restart`: the server says goodbye and is
   * away. `halfOpen`: connections that are there look alive and carry nothing until the heartbeat
   * tells; new ones work. `duplicate`: events of the server come twice. `reorder`: neighbouring
   * messages change places. `delay`: everything is late by `delayMs`. `unauthorised`: the tokens
   * used so far are refused with 401 and their connections closed. `history404`: the history is
   * said not to exist.
   */
  fault: NetworkFaultKind;
  /** How long it lasts; a half-open connection lasts until the heartbeat finds it. @default 5000 */
  forMs?: number;
  /** With `delay`: how late everything comes. @default 1000 */
  delayMs?: number;
}

/** A bad network, written down: the same script makes the same trouble each time. */
export type NetworkScript = readonly NetworkFault[];

export const DEFAULT_FAULT_MS = 5_000;
/**
 * How long Socket.IO takes to notice a connection that carries nothing: its default heartbeat and
 * the patience after it.
 */
export const HEARTBEAT_MS = 45_000;
export const DEFAULT_DELAY_MS = 1_000;

/** Scripts worth trying on any backend. */
export const networkScripts = {
  calm: [],
  tunnel: [{ at: 3_000, fault: 'drop', forMs: 30_000 }],
  flapping: [0, 1, 2, 3, 4].map((turn) => ({
    at: 2_000 + turn * 4_000,
    fault: 'drop' as const,
    forMs: 1_200,
  })),
  halfOpen: [{ at: 3_000, fault: 'halfOpen' }],
  stutter: [
    { at: 1_000, fault: 'delay', forMs: 15_000, delayMs: 1_500 },
    { at: 2_000, fault: 'duplicate', forMs: 15_000 },
    { at: 3_000, fault: 'reorder', forMs: 15_000 },
  ],
  expiredToken: [{ at: 4_000, fault: 'unauthorised', forMs: 6_000 }],
  missingHistory: [
    { at: 0, fault: 'history404', forMs: 6_000 },
    { at: 4_000, fault: 'drop', forMs: 1_000 },
  ],
  deployment: [{ at: 5_000, fault: 'restart', forMs: 8_000 }],
  everything: [
    { at: 1_000, fault: 'delay', forMs: 60_000, delayMs: 400 },
    { at: 2_000, fault: 'duplicate', forMs: 60_000 },
    { at: 2_000, fault: 'reorder', forMs: 60_000 },
    { at: 4_000, fault: 'drop', forMs: 5_000 },
    { at: 12_000, fault: 'unauthorised', forMs: 4_000 },
    { at: 20_000, fault: 'restart', forMs: 3_000 },
    { at: 26_000, fault: 'history404', forMs: 4_000 },
    { at: 27_000, fault: 'drop', forMs: 1_000 },
    { at: 34_000, fault: 'halfOpen' },
  ],
} satisfies Record<string, NetworkScript>;

/** The name of one of `networkScripts`. */
export type NetworkScriptName = keyof typeof networkScripts;

/** Reads a script from JSON. Throws an `Error` that says which entry is wrong and why. */
export function readNetworkScript(value: unknown): NetworkScript {
  if (!Array.isArray(value)) throw new Error('A network script is a list of faults.');
  return value.map((entry: unknown, index) => {
    const { at, fault, forMs, delayMs } = asRecord(entry);
    const isTime = (time: unknown): time is number =>
      typeof time === 'number' && Number.isFinite(time) && time >= 0;
    const wrong = (why: string) => new Error(`Fault ${index + 1} of the network script: ${why}`);
    if (!isTime(at)) throw wrong('`at` is a number of milliseconds.');
    const kind = NETWORK_FAULTS.find((known) => known === fault);
    if (!kind) throw wrong(`\`fault\` is one of ${NETWORK_FAULTS.join(', ')}.`);
    for (const time of [forMs, delayMs])
      if (time !== undefined && !isTime(time))
        throw wrong('`forMs` and `delayMs` are numbers of milliseconds.');
    return {
      at,
      fault: kind,
      ...(isTime(forMs) && { forMs }),
      ...(isTime(delayMs) && { delayMs }),
    };
  });
}

/** When the last fault of the script is over and noticed, in ms from its start. */
export function scriptLength(script: NetworkScript): number {
  return Math.max(
    0,
    ...script.map(
      ({ at, fault, forMs = DEFAULT_FAULT_MS }) =>
        at + (fault === 'halfOpen' ? HEARTBEAT_MS + 1_000 : forMs),
    ),
  );
}
