// Finding rules.
import type { ChapterInfo } from '../../wire';

/** The chapters with only the rules that have every wanted word in them, or in their number. */
export function search(chapters: ChapterInfo[], wanted: string): ChapterInfo[] {
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      intro: '',
      rules: chapter.rules.filter((rule) => {
        const text = `${rule.id} ${chapter.title} ${rule.words}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}
