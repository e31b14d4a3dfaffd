import { expect, test } from 'vitest';
import { carShape, drawCar, NEUTRAL_PAINT, paintDrawing, type CarShapeInput } from './index.ts';

const SMALL: CarShapeInput = {
  lengthMm: 3700,
  heightMm: 1520,
  wheelbaseMm: 2500,
  frontOverhangMm: 640,
  outline: [
    [70, 240, 60, 6],
    [0, 600, 110, 8],
    [80, 860, 130, 22],
    [760, 1020, 170, 14],
    [1500, 1540, 420, 40],
    [3300, 1440, 80, 10],
    [3700, 800, 80, 5],
    [3640, 270],
  ],
  windows: {
    end: 3000,
    belt: [
      [3250, 1200, 40],
      [3100, 1050, 60],
      [1000, 1000],
    ],
  },
};
const drawn = (values: Partial<CarShapeInput>, view: 'side' | 'scale' | 'dimensions' = 'side') =>
  drawCar(carShape.parse({ ...SMALL, ...values }), view, 'de');

/** Path of the body and the x of its leftmost and rightmost end in units, from absolute starts and relative curves. */
function bodyEnds(drawing: string): readonly [number, number] {
  const path = /<path id="c-p" d="([^"]+)"/.exec(drawing)?.[1] ?? '';
  const [outline = ''] = path.split('L');
  const numbers = (text: string) => [...text.matchAll(/-?\d*\.?\d+/g)].map(Number);
  const [start = '', curves = ''] = outline.split(/c(.*)/s);
  let x = numbers(start)[0] ?? 0;
  const xs = [x];
  for (const curve of curves.split('c')) {
    x += numbers(curve)[4] ?? 0;
    xs.push(x);
  }
  return [Math.min(...xs), Math.max(...xs)];
}

test.each([2800, 3700, 4600, 5390])('draws a car of %i mm at 7 mm per unit', (lengthMm) => {
  const [left, right] = bodyEnds(drawn({ lengthMm }));
  expect(Math.abs(right - left - lengthMm / 7)).toBeLessThan(2);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(800);
});

test('paints every painted part, and nothing else', () => {
  const side = drawn({ bodyLengthMm: 3600, handles: 'bar', pillars: [[1800, 40, 80, 1]] });
  const parts = side.split(`fill="${NEUTRAL_PAINT}"`).length - 1;
  expect(parts).toBeGreaterThan(3);
  const red = paintDrawing(side, '#8E2430');
  expect(red.split('fill="#8E2430"').length - 1).toBe(parts);
  expect(red).not.toContain(NEUTRAL_PAINT);
});

test('writes length, height and wheelbase in metres', () => {
  const dimensions = drawn({}, 'dimensions');
  for (const text of ['Länge 3,70 m', 'Radstand 2,50 m', '>1,52 m<']) expect(dimensions).toContain(text);
  expect(drawn({}, 'scale')).toContain('>1,75 m<');
});

test.each(['headlamp', 'rearLamp'] as const)('draws each kind of %s differently', (lamp) => {
  const kinds =
    lamp === 'headlamp'
      ? ['wedge', 'box', 'round', 'line', 'split', 'thor', 'pixel', 'claw']
      : ['wedge', 'bar', 'box', 'vert', 'round', 'pixel'];
  const drawings = kinds.map((kind) =>
    drawCar(carShape.parse({ ...SMALL, [lamp]: [kind, 820, 200, 90, 10] }), 'side', 'de'),
  );
  expect(new Set(drawings).size).toBe(kinds.length);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test.each([
  ['a colour that closes its attribute', { plasticColor: '#000000"/><script>' }],
  ['an unknown part', { wings: true }],
  ['a car longer than the canvas', { lengthMm: 6000 }],
  ['a number that is none', { frontOverhangMm: Number.NaN }],
])('refuses %s', (_, values) => {
  expect(carShape.safeParse({ ...SMALL, ...values }).success).toBe(false);
});
