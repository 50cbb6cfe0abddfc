import { chromium } from './chromium';
import type { Engine } from './driver';
import { firefox } from './firefox';
import { webkit } from './webkit';

const engines: Record<string, () => Promise<Engine> | Engine> = {
  chromium,
  firefox: () => firefox('/usr/bin/firefox-esr'),
  webkit,
};

/** Starts the engine of a project of the tests. */
export const startEngine = async (name: string): Promise<Engine> => engines[name]!();
