// The course of a game as lines: where a move lies across, where a value lies down, and which move is pointed at.
import type { CoursePoint, Report } from '../../wire';
import * as say from '../words/analysis';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is drawn of a moment: chances, or where only points are told points. */
export function valuesOf(point: CoursePoint): number[] {
  return point.chances.length > 0 ? point.chances : point.points;
}

/** The greatest value that has to fit. */
export function mostOf(report: Report): number {
  if (report.unit === 'chance') return 1;
  return Math.max(1, ...report.course.flatMap((point) => point.points));
}

export function across(frame: Frame, ply: number, plies: number): number {
  return frame.left + ((frame.width - frame.left - frame.right) * ply) / Math.max(1, plies);
}

export function down(frame: Frame, value: number, most: number): number {
  return frame.top + (frame.height - frame.top - frame.bottom) * (1 - value / most);
}

/** The line of a row, as an SVG polyline has it. */
export function lineOf(report: Report, row: number, frame: Frame): string {
  const most = mostOf(report);
  return report.course
    .map((point) => {
      const x = across(frame, point.ply, report.plies);
      return `${x.toFixed(1)},${down(frame, valuesOf(point)[row] ?? 0, most).toFixed(1)}`;
    })
    .join(' ');
}

/** The place in the course of the moment nearest to a point across. */
export function nearest(report: Report, x: number, frame: Frame): number {
  const far = report.course.map((point) => Math.abs(across(frame, point.ply, report.plies) - x));
  return far.indexOf(Math.min(...far));
}

/** The place in the course of the moment nearest to a ply. */
export function placeOf(report: Report, ply: number): number {
  const far = report.course.map((point) => Math.abs(point.ply - ply));
  return far.indexOf(Math.min(...far));
}

export function told(report: Report, value: number): string {
  return report.unit === 'chance' ? say.chance(value) : say.points(value);
}

/** A moment in a sentence: which move it was, what it did, and how everybody stood. */
export function inWords(report: Report, place: number, names: readonly string[]): string {
  const point = report.course[place];
  if (!point) return '';
  const values = valuesOf(point).map(
    (value, row) => `${names[row] ?? ''}\u00a0${told(report, value)}`,
  );
  return `${say.moveNumber(point.ply)}. ${point.words} ${values.join(', ')}.`;
}
