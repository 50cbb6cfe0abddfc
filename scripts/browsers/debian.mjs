import { spawnSync } from 'node:child_process';

/** Where a command is on the PATH; nothing when it is not there. */
export function onPath(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** Installs packages of Debian's where we may: as root, where there is `apt-get`. */
export function installPackages(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing Debian’s ${packages.join(', ')} …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Where no mirror answers, what needs the packages is left out.
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
