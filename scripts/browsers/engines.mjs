/**
 * Firefox and WebKitGTK for the journeys of `e2e/engines`: where they are, or Debian's packages.
 */
import { spawnSync } from 'node:child_process';
import { installPackages, onPath } from './debian.mjs';

/** What the window of `e2e/engines/drivers/view.py` is made of. */
const WINDOW = `import gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')`;

const canOpenWindow = () =>
  spawnSync('/usr/bin/python3', ['-c', WINDOW], { stdio: 'ignore' }).status === 0;

/** What an engine needs on the PATH or can be asked, and which Debian packages bring it. */
const engines = {
  firefox: { needs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    needs: ['WebKitWebDriver', 'Xvfb', canOpenWindow],
    packages: [
      'webkit2gtk-driver',
      'gir1.2-webkit2-4.1',
      'gir1.2-gtk-3.0',
      'python3-gi',
      'xvfb',
      'fonts-noto-color-emoji',
    ],
  },
};

const has = (need) => (typeof need === 'function' ? need() : onPath(need) !== undefined);

const isHere = ({ needs }) => needs.every(has);

/**
 * The engines that can be driven here, after installing what is missing where we may.
 * @returns {string[]} `firefox`, `webkit`, both or none
 */
export function findEngines() {
  const missing = Object.values(engines).filter((engine) => !isHere(engine));
  if (missing.length > 0) installPackages(missing.flatMap(({ packages }) => packages));
  return Object.keys(engines).filter((name) => isHere(engines[name]));
}

/** Every engine that journeys are written for. */
export const allEngines = Object.keys(engines);
