import { describe, expect, it, vi } from 'vitest';
import { fingerprint } from './proof';

describe('fingerprint', () => {
  it('is the SHA-256 that the server shows at the start', async () => {
    expect(await fingerprint('7', 'salt')).toBe(
      'fedb66d21a1c4a162b4df7d1246eabe3ad544e770dfbeba6e3391e5df6872966',
    );
  });

  it('is different for another seed or another salt', async () => {
    expect(await fingerprint('8', 'salt')).not.toBe(await fingerprint('7', 'salt'));
    expect(await fingerprint('7', 'pepper')).not.toBe(await fingerprint('7', 'salt'));
  });

  it('is unknown where the browser cannot compute it', async () => {
    vi.stubGlobal('crypto', {});
    expect(await fingerprint('7', 'salt')).toBeNull();
    vi.unstubAllGlobals();
  });
});
