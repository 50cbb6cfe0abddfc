import type { Engine } from './driver';
import { firefox } from './firefox';
import { webkit } from './webkit';

/** Starts the engine of a project of the tests. */
export const startEngine = (name: string): Promise<Engine> =>
  name === 'webkit' ? webkit() : Promise.resolve(firefox('/usr/bin/firefox-esr'));
