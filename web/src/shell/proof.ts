// The fairness proof: the seed that was shown at the end is the one that was sealed at the start.

/** The fingerprint of a seed, or null where the browser offers no cryptography (a plain http address). */
export async function fingerprint(seed: string, salt: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const sealed = new TextEncoder().encode(`reynard:${salt}:${seed}`);
  const digest = await crypto.subtle.digest('SHA-256', sealed);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
