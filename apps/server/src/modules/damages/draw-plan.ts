import type { DamageReportInput } from '@stromwandel/contract-document';
import {
  carPlan,
  markedParts,
  PLAN,
  WHEEL_RADIUS,
  type DamageMark,
  type PlanBody,
} from '@stromwandel/leasing';

const LINE = '#7C8A82';
const PART = '#F7F8F5';
const MARKED_PART = '#FBE8DB';
const MARK = '#AE231B';
const CROSS = '#FFFFFF';
const MARK_RADIUS = 26;
const ARM = 14;

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const cross = (x: number, y: number) =>
  `M${x - ARM} ${y - ARM}L${x + ARM} ${y + ARM}M${x + ARM} ${y - ARM}L${x - ARM} ${y + ARM}`;

/** The drawing of the car with its marks, as documents print it; null without a mark on it. */
export function drawPlan(body: PlanBody, marks: readonly DamageMark[]): DamageReportInput['plan'] {
  const plan = carPlan(body);
  const marked = markedParts(marks);
  const parts = plan.parts.map(({ part, corners }) => ({
    path: `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}z`,
    line: LINE,
    fill: marked.includes(part) ? MARKED_PART : PART,
  }));
  const wheels = plan.wheels.map(([x, y]) => ({
    path: circle(x, y, WHEEL_RADIUS),
    line: LINE,
    fill: null,
  }));
  const crosses = marks.flatMap(({ x, y }) =>
    x === null || y === null
      ? []
      : [
          { path: circle(x, y, MARK_RADIUS), line: MARK, fill: MARK },
          { path: cross(x, y), line: CROSS, fill: null },
        ],
  );
  return crosses.length === 0 ? null : { ...PLAN, shapes: [...parts, ...wheels, ...crosses] };
}
