// Turns a drawing of the page into a picture that stands on its own: an SVG text without the page's styles, or a PNG.
import labels from '../labels.json';

/** What counts for each kind of element, and what it is when nobody says otherwise. */
const SHAPE: Record<string, string> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'paint-order': 'normal',
  opacity: '1',
};
const TEXT: Record<string, string> = {
  ...SHAPE,
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'text-anchor': 'start',
};
const COUNTS: Record<string, Record<string, string>> = {
  path: SHAPE,
  circle: SHAPE,
  ellipse: SHAPE,
  rect: SHAPE,
  line: SHAPE,
  polygon: SHAPE,
  polyline: SHAPE,
  text: TEXT,
  tspan: TEXT,
  g: { opacity: '1' },
  svg: { overflow: 'hidden' },
};
const DROPPED = ['class', 'style', 'role', 'aria-hidden', 'aria-label'];

/** The text of a drawing with all its colours and letters written into it. */
export function plainText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  const colours = new Colours();
  copies.forEach((element, place) => {
    const original = originals[place];
    if (original) inkIn(element, getComputedStyle(original), colours);
  });
  dropComments(copy);
  return new XMLSerializer().serializeToString(copy);
}

function inkIn(element: Element, style: CSSStyleDeclaration, colours: Colours): void {
  for (const name of DROPPED) element.removeAttribute(name);
  for (const [name, otherwise] of Object.entries(COUNTS[element.localName] ?? {})) {
    const value = colours.plain(style.getPropertyValue(name));
    if (value === otherwise) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Svelte marks the ends of its blocks by comments. */
function dropComments(drawing: SVGSVGElement): void {
  const walker = document.createTreeWalker(drawing, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Says mixed colours as red, green and blue, which every program that shows SVG understands. */
class Colours {
  private readonly known = new Map<string, string>();
  private readonly brush = canvasOf(1, 1).getContext('2d', { willReadFrequently: true });

  plain(value: string): string {
    if (!/^(oklab|oklch|lab|lch|color)\(/.test(value)) return value;
    const known = this.known.get(value) ?? this.mixed(value);
    this.known.set(value, known);
    return known;
  }

  private mixed(value: string): string {
    if (!this.brush) return value;
    this.brush.clearRect(0, 0, 1, 1);
    this.brush.fillStyle = value;
    this.brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = this.brush.getImageData(0, 0, 1, 1).data;
    return alpha === 255
      ? `rgb(${red}, ${green}, ${blue})`
      : `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`;
  }
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

export function svgFile(text: string): Blob {
  return new Blob([text], { type: 'image/svg+xml' });
}

/** Paint an SVG text at so many times its size. */
export async function pngFile(
  text: string,
  width: number,
  height: number,
  times: number,
): Promise<Blob> {
  const image = new Image(width, height);
  // The server lets a page show images from itself and from data, not from object addresses.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = canvasOf(Math.round(width * times), Math.round(height * times));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => {
      if (file) resolve(file);
      else reject(new Error(labels.image_too_large));
    }, 'image/png');
  });
}

/** Hand a file to the browser to be saved. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
