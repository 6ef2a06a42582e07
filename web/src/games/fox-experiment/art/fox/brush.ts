// The brush of a fox as outlines: a bushy ribbon that turns further upon itself with every tail mark.

interface Pose {
  heading: number; // degrees above the ground where the tail leaves the fox
  turn: number; // degrees the tail turns from root to tip
  ease: number; // above 1, the tail turns more towards its tip
  length: number;
  thickness: number;
}

export interface Brush {
  whole: string;
  tip: string;
  core: string; // the line of light along the middle
}

type Point = [number, number];

const ROOT: Point = [62, 97];
const STEPS = 30;
const TIP_FROM = 20;

const poses: Pose[] = [
  { heading: -12, turn: 4, ease: 1, length: 38, thickness: 7 },
  { heading: -4, turn: 66, ease: 1.4, length: 46, thickness: 7.2 },
  { heading: 4, turn: 116, ease: 1.2, length: 56, thickness: 7.2 },
  { heading: 14, turn: 182, ease: 2.1, length: 70, thickness: 7.2 },
  { heading: 3, turn: 335, ease: 2, length: 88, thickness: 6.6 },
  { heading: -2, turn: 560, ease: 1.8, length: 116, thickness: 5.6 },
];

/** How thick the brush is at a share of its length: a slim root, a full middle, a pointed tip. */
function fullness(share: number): number {
  return share < 0.55
    ? 0.45 + 0.55 * Math.sin((share / 0.55) * (Math.PI / 2))
    : Math.cos(((share - 0.55) / 0.45) * (Math.PI / 2)) ** 0.7;
}

function spineOf(pose: Pose): { at: Point; across: Point; width: number }[] {
  let [x, y] = ROOT;
  const spine = [];
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS;
    const heading = ((pose.heading + pose.turn * share ** pose.ease) * Math.PI) / 180;
    const across: Point = [Math.sin(heading), Math.cos(heading)];
    spine.push({ at: [x, y] as Point, across, width: pose.thickness * fullness(share) });
    x += (Math.cos(heading) * pose.length) / STEPS;
    y -= (Math.sin(heading) * pose.length) / STEPS;
  }
  return spine;
}

const written = (points: Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

function brushOf(pose: Pose): Brush {
  const spine = spineOf(pose);
  const outline = (part: typeof spine) => {
    const side = (sign: number) =>
      part.map(({ at: [x, y], across: [dx, dy], width }): Point => [
        x + sign * dx * width,
        y + sign * dy * width,
      ]);
    return `M${written([...side(1), ...side(-1).reverse()])}z`;
  };
  return {
    whole: outline(spine),
    tip: outline(spine.slice(TIP_FROM)),
    core: `M${written(spine.slice(3, TIP_FROM - 2).map(({ at }) => at))}`,
  };
}

const brushes = poses.map(brushOf);

/** The brush of a fox with so many tail marks; five marks curl it fully. */
export function brushFor(marks: number): Brush {
  const place = Math.max(0, Math.min(marks, brushes.length - 1));
  return brushes[place] ?? { whole: '', tip: '', core: '' };
}
