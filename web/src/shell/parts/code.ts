// A text as a QR code. What draws it is fetched only when somebody wants to see one.

export interface Code {
  /** The dark squares, as the path of an SVG. */
  path: string;
  /** What the drawing shows: the squares and the white that must be around them. */
  viewBox: string;
}

const MARGIN = 4;

export async function drawCode(text: string): Promise<Code> {
  const [{ generate, correction }, { toSvgPath }] = await Promise.all([
    import('lean-qr'),
    import('lean-qr/extras/svg'),
  ]);
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * MARGIN;
  return { path: toSvgPath(code), viewBox: `${-MARGIN} ${-MARGIN} ${side} ${side}` };
}
