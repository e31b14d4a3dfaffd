import {
  carPlan,
  markedParts,
  PLAN,
  WHEEL_RADIUS,
  type DamageMark,
  type PlanBody,
} from '@stromwandel/leasing';
import { useEffect, useRef } from 'react';
import classes from './damage.module.css';

interface CarPlanProps {
  readonly body: PlanBody;
  readonly marks: readonly DamageMark[];
  /** For a drawing that is pressed; what it shows stands beside it in words. */
  readonly onPress?: (x: number, y: number) => void;
}

const ARM = 14;

/** A car of a body style from above with its sides, and the marks on it. A picture for the eyes alone: words name the parts beside it. */
export function CarPlan({ body, marks, onPress }: CarPlanProps) {
  const drawing = useRef<SVGSVGElement>(null);
  // Not a control: the list beside it does the same for keyboards and screen readers.
  useEffect(() => {
    const svg = drawing.current;
    if (svg === null || onPress === undefined) return;
    const press = ({ clientX, clientY }: MouseEvent) => {
      const { left, top, width, height } = svg.getBoundingClientRect();
      onPress(((clientX - left) / width) * PLAN.width, ((clientY - top) / height) * PLAN.height);
    };
    svg.addEventListener('click', press);
    return () => svg.removeEventListener('click', press);
  }, [onPress]);
  const { parts, wheels } = carPlan(body);
  const marked = markedParts(marks);
  return (
    <svg
      ref={drawing}
      aria-hidden="true"
      viewBox={`0 0 ${PLAN.width} ${PLAN.height}`}
      className={onPress ? `${classes['plan']} ${classes['pressed']}` : classes['plan']}
    >
      {parts.map(({ part, corners }) => (
        <polygon
          key={part}
          points={corners.map((corner) => corner.join()).join(' ')}
          data-marked={marked.includes(part) || undefined}
        />
      ))}
      {wheels.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={WHEEL_RADIUS} />
      ))}
      {marks.map(
        ({ part, x, y }) =>
          x !== null &&
          y !== null && (
            <g key={`${part},${x},${y}`} transform={`translate(${x} ${y})`}>
              <circle r={26} />
              <path d={`M-${ARM}-${ARM}L${ARM} ${ARM}M${ARM}-${ARM}L-${ARM} ${ARM}`} />
            </g>
          ),
      )}
    </svg>
  );
}
