import { CANVAS, NEUTRAL_PAINT, short, type CarFrame } from './car-frame.ts';
import { edgeAt } from './car-outline.ts';
import type { Point, Vertex } from './curves.ts';

/** What lies under the body and in the wheel arches. */
export function drawUnderbody({ pen, front, tail, sill, axles, wheelY, arch }: CarFrame): string {
  const under: Point[] = [
    [front[0] + 90, sill + 60],
    [tail[0] - 90, Math.max(sill + 80, tail[1] + 20)],
    [tail[0] - 330, Math.max(sill, tail[1] - 110)],
    [axles[1], sill - 42],
    [axles[0], sill - 42],
    [front[0] + 260, sill - 10],
  ];
  const arches = axles.map(
    (x) =>
      `<circle cx="${short(pen.x(x))}" cy="${short(pen.y(wheelY))}" r="${short(pen.units(arch))}" fill="#080b0c"/>`,
  );
  return `<path d="${pen.straight(under)}Z" fill="#0b0f10"/>${arches.join('')}`;
}

function drawRails({ shape, pen, outline, windows, topAt }: CarFrame): string {
  const top = outline.vertices[shape.cowlIndex + 1]?.[0] ?? 0;
  const [from, to] = shape.railSpan ?? [top + 250, windows.end[0] - 40];
  const above = (share: number, height: number): Point => {
    const x = from + (to - from) * share;
    return [x, topAt(x) + height];
  };
  const rail = [above(0, -14), above(0.25, 20), above(0.5, 20), above(0.75, 20), above(1, -14)];
  return `<path d="${pen.through(rail)}" fill="none" stroke="${shape.railColor}" stroke-width="4" stroke-linecap="round"/>`;
}

function drawAerial({ shape, pen, windows, topAt }: CarFrame): string {
  const hatch = shape.rearGlass !== undefined && shape.rearGlass[2] > 50;
  const x = windows.end[0] - (hatch ? 330 : 130);
  const y = topAt(x);
  const foot = (at: number): string => pen.point([at, topAt(at) - 8]);
  return `<path d="M${foot(x - 80)} Q${pen.point([x + 20, y + 10])} ${pen.point([x + 70, y + 36])} L${foot(x + 100)}Z" fill="#161b1d"/>`;
}

function drawSpoiler(
  { pen, topAt }: CarFrame,
  [x, length, height]: readonly [number, number, number],
): string {
  const y = topAt(x);
  const vertices: Vertex[] = [
    [x - 300, topAt(x - 300) - 20, 4],
    [x - 60, topAt(x - 60) + 12, 120],
    [x + length, y + height, 8],
    [x + length - 8, y + height - 30, 8],
    [x - 20, y - 45, 60],
    [x - 120, topAt(x - 120) - 50, 4],
  ];
  return `<path d="${pen.closed(vertices)}" fill="#14191b"/>`;
}

function drawSpareWheel({ shape, pen, id, several }: CarFrame, bodyLength: number): string {
  const back = shape.lengthMm;
  const cover: Vertex[] = [
    [bodyLength - 80, 760],
    [bodyLength - 80, 1500, 60],
    [back - 60, 1480, 90],
    [back, 1300, 160],
    [back, 960, 160],
    [back - 60, 780, 90],
  ];
  const shine: Point[] = [
    [back - 40, 900],
    [back - 40, 1350],
  ];
  return (
    several(
      pen.closed(cover),
      `fill="${NEUTRAL_PAINT}"`,
      `fill="url(#${id}-v)"`,
      'fill="#000" fill-opacity=".2" stroke="#000" stroke-opacity=".5"',
    ) + `<path d="${pen.straight(shine)}" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`
  );
}

/** What stands out behind the outline: rails, aerial, spoiler, spare wheel. */
export function drawBehindBody(frame: CarFrame): string {
  const { shape } = frame;
  return [
    shape.roofRails ? drawRails(frame) : '',
    shape.aerial ? drawAerial(frame) : '',
    shape.spoiler ? drawSpoiler(frame, shape.spoiler) : '',
    shape.bodyLengthMm === undefined ? '' : drawSpareWheel(frame, shape.bodyLengthMm),
  ].join('');
}

const blurred = (id: string, data: string, attributes: string): string =>
  `<path d="${data}" ${attributes} filter="url(#${id}-b)"/>`;

/** Light on the bonnet, around the wheels and in the doors. */
function drawReflections(frame: CarFrame): string {
  const { id, shape, pen, outline, axles, arch, wheelY, shoulder, sillLight } = frame;
  const bonnet = outline.vertices.slice(2, shape.cowlIndex + 1);
  const sky = bonnet.map(([x, y], index): Point => {
    if (index === 0) return [x + 80, y - 40];
    return index === bonnet.length - 1 ? [x - 60, y - 60] : [x, y - 50];
  });
  const around = axles.map((x, index) => {
    const radius = pen.units(arch + shape.flare);
    const [side, up] = [radius * 0.82, radius * 0.57];
    const [cx, cy] = [pen.x(x), pen.y(wheelY)];
    const data = `M${short(cx - side)},${short(cy - up)} A${short(radius)} ${short(radius)} 0 0 1 ${short(cx + side)},${short(cy - up)}`;
    const opacity = index === 0 ? 0.17 : 0.2;
    return blurred(id, data, `fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="9"`);
  });
  const [from, to] = [axles[0] + arch * 0.9, axles[1] - arch * 0.95];
  const middle = (shoulder[1] + sillLight[1]) / 2;
  const ground: Point[] = [
    [from, middle + 30],
    [from + (to - from) * 0.3, middle - 50],
    [from + (to - from) * 0.7, middle - 20],
    [to, middle + 70],
    [to, sillLight[1] + 60],
    [from + (to - from) * 0.5, sillLight[1] + 20],
    [from, sillLight[1] + 40],
  ];
  return [
    blurred(id, pen.through(sky), 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7"'),
    ...around,
    blurred(id, `${pen.through(ground)}Z`, 'fill="#000" fill-opacity=".2"'),
  ].join('');
}

/** The creases of the sides, the light above the sill and the joint of the bonnet. */
function drawCreases(frame: CarFrame): string {
  const { id, shape, pen, outline, axles, arch, shoulder, sillLight, belt, windows, several, topAt } = frame;
  const { points } = outline;
  const own: Point[] = shape.crease ?? [
    [edgeAt(points, shoulder[0], 'front') - 20, shoulder[0]],
    [axles[0] + 60, shoulder[0] + (shoulder[1] - shoulder[0]) * 0.75],
    [axles[0] + shape.wheelbaseMm * 0.45, shoulder[1]],
    [axles[1] - 100, shoulder[1] + (shoulder[2] - shoulder[1]) * 0.45],
    [edgeAt(points, shoulder[2], 'rear') + 20, shoulder[2]],
  ];
  const strength = shape.creaseStrength;
  const lines = shape.creases.map((line) =>
    several(
      pen.through(line),
      `fill="none" stroke="#000" stroke-opacity=".34" stroke-width="4" filter="url(#${id}-b)" y="3"`,
      'fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.1"',
    ),
  );
  const [from, to] = [axles[0] + arch * 0.9, axles[1] - arch * 0.95];
  const low: Point[] = [
    [from + 20, sillLight[0] - 10],
    [(from + to) / 2, (sillLight[0] + sillLight[1]) / 2 - 20],
    [to - 20, sillLight[1]],
  ];
  const lampY = shape.headlamp[1];
  const bonnet: Point[] = [
    [edgeAt(points, lampY + 40, 'front') + 60, lampY + 95],
    [axles[0], topAt(axles[0]) - 70],
    [windows.start[0] - 10, belt - 22],
  ];
  return [
    several(
      pen.through(own),
      `fill="none" stroke="#000" stroke-opacity="${short(0.4 * strength)}" stroke-width="6" filter="url(#${id}-b)" y="5"`,
      `fill="none" stroke="#fff" stroke-opacity="${Math.round(50 * strength) / 100}" stroke-width="1.6"`,
    ),
    ...lines,
    `<path d="${pen.through(low)}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.2"/>`,
    shape.bonnetJoint
      ? `<path d="${pen.through(bonnet)}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="1.1"/>`
      : '',
  ].join('');
}

/** A roof in a second colour, and panels in gloss black and silver. */
function drawSecondColors(frame: CarFrame): string {
  const { id, shape, pen, cowl, windows, belt, several } = frame;
  const panels = [
    ...shape.blackPanels.map((panel) => `<path d="${pen.closed(panel, 30)}" fill="#14191b"/>`),
    ...shape.silverPanels.map((panel) => `<path d="${pen.closed(panel, 20)}" fill="#c3cacb"/>`),
  ].join('');
  if (shape.roof === undefined) return panels;
  const { color, edge } = shape.roof;
  const behind = shape.windows.belt.slice(0, -1).reverse();
  const rear = shape.windows.belt[0]?.[1] ?? belt;
  const lower: readonly Vertex[] = edge ?? [
    [cowl[0] - 40, cowl[1] + 6],
    [windows.start[0], belt - 20],
    ...behind.map(([x, y]): Vertex => [x + 20, y - 22]),
    [shape.lengthMm + 40, rear - 22],
  ];
  const above = shape.heightMm + 90;
  const whole: Vertex[] = [...lower, [shape.lengthMm + 60, above], [lower[0]?.[0] ?? 0, above]];
  // A light roof needs less shine.
  const shine = color > '#8' ? 0.2 : 0.34;
  return (
    several(`${pen.straight(whole)}Z`, `fill="${color}"`, `fill="url(#${id}-e)" fill-opacity="${shine}"`) +
    panels
  );
}

/** The painted body; `inside` is drawn on it and ends at its outline. */
export function drawPaintedBody(frame: CarFrame, inside: string): string {
  const { id } = frame;
  const whole = (fill: string): string =>
    `<rect width="${CANVAS.width}" height="${CANVAS.height}" fill="${fill}"/>`;
  return [
    `<use href="#${id}-p" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.2"/>`,
    `<g clip-path="url(#${id}-c)">`,
    whole(NEUTRAL_PAINT),
    whole(`url(#${id}-v)`),
    whole(`url(#${id}-h)`),
    drawReflections(frame),
    drawCreases(frame),
    drawSecondColors(frame),
    inside,
    `<use href="#${id}-p" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="5" filter="url(#${id}-b)"/></g>`,
  ].join('');
}
