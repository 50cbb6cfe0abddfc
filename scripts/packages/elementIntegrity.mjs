import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a page writes as `integrity` so that a browser runs these bytes and no others. */
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Writes `integrity.json` beside the script of an element: the digest by the script's name.
 * @param {{ folder: string, script: string }} built the package's folder, and the script from there
 */
export function writeElementIntegrity({ folder, script }) {
  const file = join(folder, script);
  const digests = { [basename(file)]: integrityOf(readFileSync(file)) };
  writeFileSync(join(dirname(file), 'integrity.json'), `${JSON.stringify(digests, null, 2)}\n`);
}
