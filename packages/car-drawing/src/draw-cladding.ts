import { short, type CarFrame } from './car-frame.ts';
import { roundedLine, type Point, type Vertex } from './curves.ts';

function drawArches({ shape, pen, axles, arch, wheelY }: CarFrame): string {
  const { cladding, plasticColor } = shape;
  if (cladding <= 0) return '';
  const outside = arch + cladding;
  const square = (x: number): string => {
    const vertices: Vertex[] = [
      [x - outside, 0, 0],
      [x - outside * 0.97, wheelY + outside * 0.45, 150],
      [x - outside * 0.52, wheelY + outside * 0.97, 190],
      [x + outside * 0.52, wheelY + outside * 0.97, 190],
      [x + outside * 0.97, wheelY + outside * 0.45, 150],
      [x + outside, 0, 0],
    ];
    return `<path d="${pen.curve(roundedLine(vertices))}Z" fill="${plasticColor}"/>`;
  };
  const round = (x: number): string =>
    `<circle cx="${short(pen.x(x))}" cy="${short(pen.y(wheelY))}" r="${short(pen.units(outside))}" fill="${plasticColor}"/>`;
  const shine = (x: number): string => {
    const radius = pen.units(arch + cladding * 0.55);
    const [cx, cy, r] = [pen.x(x), short(pen.y(wheelY)), short(radius)];
    return `<path d="M${short(cx - radius)},${cy} A${r} ${r} 0 0 1 ${short(cx + radius)},${cy}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>`;
  };
  return axles.map((x) => (shape.squareArches ? square(x) : round(x)) + shine(x)).join('');
}

/** Plastic along wheel arches, sills and bumpers. */
export function drawCladding(frame: CarFrame): string {
  const { shape, pen, axles, arch, front, tail, cuts, sill, sillHeight } = frame;
  const at = (x: number, y: number): string => pen.point([x, y]);
  const clad = shape.cladding > 0;
  const frontTop = shape.frontBumper ?? (clad ? 330 : 250);
  const rearTop = shape.rearBumper ?? (clad ? 400 : 310);
  const back = shape.lengthMm;
  const plastic = (data: string): string => `<path d="${data}Z" fill="${shape.plasticColor}"/>`;
  const middle = (axles[0] + axles[1]) / 2;
  const skid =
    `M${at(-50, sill + 95)} L${at(front[0] + 240, sill + 60)} L${at(front[0] + 260, sill - 20)} L${at(-50, sill - 20)}Z ` +
    `M${at(back + 50, sill + 120)} L${at(tail[0] - 260, sill + 80)} L${at(tail[0] - 260, sill - 20)} L${at(back + 50, sill - 20)}Z`;
  return [
    drawArches(frame),
    plastic(
      `M${at(axles[0], sill - 30)} L${at(axles[0], sill + sillHeight)} Q${at(middle, sill + sillHeight - 14)} ${at(axles[1], sill + sillHeight + 8)} L${at(axles[1], sill - 30)}`,
    ),
    `<path d="M${at(cuts[0][0], sill + sillHeight - 4)} L${at(cuts[1][1], sill + sillHeight)}" stroke="#fff" stroke-opacity=".16" stroke-width="1"/>`,
    plastic(
      `M${at(-50, frontTop)} L${at(front[0] + 120, frontTop - 10)} Q${at(axles[0] - arch - 20, frontTop - 20)} ${at(axles[0] - arch + 40, sill + 20)} L${at(axles[0], 0)} L${at(-50, 0)}`,
    ),
    plastic(
      `M${at(back + 50, rearTop)} L${at(back - 160, rearTop - 10)} Q${at(axles[1] + arch + 20, rearTop - 20)} ${at(axles[1] + arch - 40, sill + 20)} L${at(axles[1], 0)} L${at(back + 50, 0)}`,
    ),
    shape.skidPlates ? `<path d="${skid}" fill="#a9b1b3"/>` : '',
  ].join('');
}

/** Joints of the doors, the rail of a sliding door and the flap of the charging socket. */
export function drawJoints(frame: CarFrame): string {
  const { shape, pen, doors, belt, windows, sill, sillHeight, axles, arch, wheelY, several } = frame;
  const [fore, middle, rear] = doors;
  const low = sill + sillHeight * 0.8;
  const plastic = Math.max(shape.cladding, 20);
  const foreLine: Point[] = [
    [Math.max(fore - 20, windows.start[0] + 60), belt - 6],
    [fore - 30, belt - 160],
    [fore - 30, (belt + low) / 2],
    [fore + 6, low + 90],
    [fore + 30, low],
  ];
  const middleLine: Point[] = [
    [middle, belt + 10],
    [middle - 14, (belt + low) / 2],
    [middle - 4, low],
  ];
  const stop = axles[1] - arch - plastic - 10;
  const rearLine: Point[] = [
    [rear, belt + 30],
    [rear + 14, belt - 140],
    [rear - 30, wheelY + arch + plastic * 0.8 + 30],
    [Math.min(rear - 160, axles[1] - arch * 0.75), wheelY + arch * 0.72 + shape.cladding],
    [stop, wheelY + 60],
    [stop - 10, low],
  ];
  const lines = [foreLine, middleLine, ...(rear > 0 ? [rearLine] : [])];
  const rail = shape.slidingRail;
  return [
    several(
      lines.map((line) => pen.through(line)).join(''),
      'fill="none" stroke="#000" stroke-opacity=".46" stroke-width="1.3"',
      'fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".9" x="1.3"',
    ),
    rail === undefined
      ? ''
      : `<path d="M${pen.point([middle + 60, rail])} L${pen.point([shape.lengthMm - 120, rail])}" stroke="#000" stroke-opacity=".5" stroke-width="2"/>`,
    drawFlap(frame),
  ].join('');
}

function drawFlap({ shape, pen }: CarFrame): string {
  if (shape.chargingFlap === undefined) return '';
  const [x, y, size = 150] = shape.chargingFlap;
  const side = pen.units(size);
  return `<rect x="${short(pen.x(x) - side / 2)}" y="${short(pen.y(y) - side / 2)}" width="${short(side)}" height="${short(side)}" rx="${short(side * shape.flapRoundness)}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="1.1"/>`;
}
