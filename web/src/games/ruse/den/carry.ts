// Dragging a tile by mouse, pen or finger from the hand to a cell of the den.
import type { Attachment } from 'svelte/attachments';
import type { Placing } from './placing.svelte';

const A_MOVE = 6; // pixels; less is a click

/** Make a tile in hand one that can be dragged; it is laid where it is let go. */
export function carriable(
  placing: Placing,
  tile: string,
  lay: () => void,
): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let moved = false;

    const takeUp = (event: PointerEvent) => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      moved = false;
    };
    const carry = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(x, y) < A_MOVE) return;
      if (!moved) node.setPointerCapture(event.pointerId); // not before, or a click would not reach the button inside
      moved = true;
      placing.carried = tile;
      const zoom = node.currentCSSZoom; // a large screen shows the table larger
      node.style.translate = `${x / zoom}px ${y / zoom}px`;
      const cell = cellUnder(event);
      placing.over = cell && placing.welcome(tile, cell) ? cell : null;
    };
    const letGo = () => {
      from = null;
      node.style.translate = '';
      if (placing.carried === tile) placing.carried = placing.over = null;
    };
    const putDown = () => {
      if (placing.carried === tile && placing.over) lay();
      letGo();
    };
    const noClick = (event: MouseEvent) => {
      if (moved) event.stopImmediatePropagation();
      moved = false;
    };

    node.addEventListener('pointerdown', takeUp);
    node.addEventListener('pointermove', carry);
    node.addEventListener('pointerup', putDown);
    node.addEventListener('pointercancel', letGo);
    node.addEventListener('click', noClick, true);
    return () => {
      letGo();
      node.removeEventListener('pointerdown', takeUp);
      node.removeEventListener('pointermove', carry);
      node.removeEventListener('pointerup', putDown);
      node.removeEventListener('pointercancel', letGo);
      node.removeEventListener('click', noClick, true);
    };
  };
}

/** The cell of a den under the pointer, whatever else is drawn above it. */
function cellUnder({ clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const cell = element.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    if (cell) return cell;
  }
  return null;
}
