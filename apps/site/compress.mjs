// Writes what the API hands out as it stands a second and a third time, compressed as far as it
// goes: no request costs the server more than reading a file. Documents are left out, as each
// answer puts something of its own into them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, 'dist');
/** Below this, the headers weigh more than what is saved. */
const MIN_BYTES = 1_024;

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /\.(?:js|css|map|svg|json|webmanifest|xml|txt)$/.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name));

for (const file of files) {
  const bytes = readFileSync(file);
  if (bytes.length < MIN_BYTES) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
