// Packs the built page: beside every file that gets smaller by it lie a Brotli and a gzip copy, for the server to send.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const FOLDER = 'dist';
/** A copy that saves less than this share of a file is not worth having. */
const WORTH = 0.9;

const packers = {
  '.br': (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  for (const [ending, pack] of Object.entries(packers)) {
    const packed = pack(bytes);
    if (packed.length < WORTH * bytes.length) writeFileSync(file + ending, packed);
  }
}
