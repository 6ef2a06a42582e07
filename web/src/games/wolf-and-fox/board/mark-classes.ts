import type { Marks } from '../../../shell/picking';

/** Name the looks a thing wears for its marks, as classes of its drawing. */
export function markClasses(marks: Marks, ref: string): string {
  const looks: (keyof Marks)[] = ['open', 'picked', 'preview', 'hint'];
  return looks.filter((look) => marks[look].has(ref)).join(' ');
}
