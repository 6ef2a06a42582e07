// What whoever points at a thing is told: what it is, and what it scores or is for.
import labels from '../labels.json';
import type { CardView, FarmView, Kind, View } from '../view';
import type { Bundle } from './collection';

type Legend = View['legend'];

/** What a kind of card scores. */
export function scoringOf(kind: Kind, legend: Legend): string {
  return `${labels[`card_${kind}`]}: ${legend[kind]}`;
}

/** What a card scores, and what its mouse and its bone are for. */
export function cardTitle(card: CardView, legend: Legend): string {
  const mouse = card.mouse && `${labels[`mouse_${card.mouse}`]}: ${legend.mouse}`;
  const bone = card.bone && `${labels.bone}: ${legend.bone}`;
  return [scoringOf(card.kind, legend), mouse, bone].filter(Boolean).join('\n');
}

/** What lies at a farm, and what each of its cards scores. */
export function farmTitle(farm: FarmView, legend: Legend): string {
  const cards = [farm.inner, farm.outer].filter((card) => card !== null);
  return [farm.words, ...cards.map(({ kind }) => scoringOf(kind, legend))].join('\n');
}

/** What cards of one kind are, and what they score. */
export function bundleTitle(bundle: Bundle, legend: Legend): string {
  const words = bundle.held.map((held) => held.words).join(', ');
  const mice = bundle.mice.length > 0 ? [`${labels.mice}: ${legend.mouse}`] : [];
  return [words, scoringOf(bundle.kind, legend), ...mice].join('\n');
}
