import { type Environment, onWake } from '../environment';
import type { Connection } from './createConnection';

/** Nobody looks at a page longer than this that has slept without its noticing, in ms. */
const SLEPT = { beat: 10_000, late: 5_000 };

/**
 * Hears of each moment after which a connection may be dead without a word: the page is looked at
 * again, has slept, or has a network again. Returns what stops it.
 */
export function onReturn(
  environment: Pick<Environment, 'clock' | 'isVisible' | 'onVisible' | 'network'>,
  connection: Connection,
  listen: () => void,
): () => void {
  const { clock, network, isVisible, onVisible } = environment;
  const stops = [
    onVisible(listen),
    connection.subscribe(() => connection.isOnline() && listen()),
    // Also another one: the device was connected all the time then.
    network?.onChange(() => network.isOn() && listen()),
    // Timers of a hidden page are late anyway.
    onWake(clock, () => isVisible() && listen(), SLEPT),
  ];
  return () => stops.forEach((stop) => stop?.());
}
