// Writes what the API hands out as it stands a second and a third time, compressed as far as it
// goes: no request costs the server more than reading a file. Documents are left out, as each
// answer puts something of its own into them. Source maps, which only developers ask for, are
// compressed the fast way alone: the slow one took longer than all the rest of the build.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = join(import.meta.dirname, 'dist');
/** Below this, the headers weigh more than what is saved. */
const MIN_BYTES = 1_024;

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /\.(?:js|css|map|svg|json|webmanifest|xml|txt)$/.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name));

// Several at once: each core takes some.
await Promise.all(
  files.map(async (file) => {
    const bytes = await readFile(file);
    if (bytes.length < MIN_BYTES) return;
    const packed = await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
    await writeFile(`${file}.gz`, packed);
    if (file.endsWith('.map')) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  }),
);
