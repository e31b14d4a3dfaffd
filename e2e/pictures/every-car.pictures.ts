import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { takePicture } from './take-picture.ts';

const DIRECTORY = join(import.meta.dirname, '..', '..', '.cache', 'pictures', 'cars');
const WIDTH = 1600;
/** The sheet is as high as its cars need. */
const HIGHEST_PX = 20_000;
const STAGES = { light: ['#f3f6f2', '#0e1f1a'], dark: ['#1a2521', '#eef3ef'] } as const;

interface ListedCar {
  readonly id: number;
  readonly brand: string;
  readonly model: string;
  readonly trimLevel: string | null;
  /** Null for a car that is shown by the outline of any. */
  readonly mainPhotoUrl: string | null;
}

type DrawnCar = ListedCar & { readonly mainPhotoUrl: string };
const isDrawn = (car: ListedCar): car is DrawnCar => car.mainPhotoUrl !== null;

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sheetOf(cars: readonly DrawnCar[], view: string, [stage, ink]: readonly [string, string]): string {
  const figures = cars.map(({ id, brand, model, trimLevel, mainPhotoUrl }) => {
    const name = [brand, model, trimLevel].filter((part) => part !== null).join(' ');
    return `<figure><img src="${asText(`${mainPhotoUrl}&view=${view}`)}"><figcaption>${id} ${asText(name)}</figcaption></figure>`;
  });
  return `<body style="margin:24px;background:${stage};color:${ink};font:13px sans-serif;display:grid;
    grid-template-columns:repeat(6,1fr);gap:16px"><style>figure{margin:0}img{width:100%}</style>${figures.join('')}`;
}

for (const [colorScheme, colors] of Object.entries(STAGES)) {
  for (const view of ['side', 'scale', 'dimensions']) {
    test(`${view} ${colorScheme}`, async ({ page }) => {
      // The list's answer is JSON that the product's own tests check.
      const listed = (await (await page.request.get('/v1/search')).json()) as readonly ListedCar[];
      const cars = listed.filter(isDrawn);
      await page.setViewportSize({ width: WIDTH, height: 1000 });
      // At the origin whose pictures these are.
      await page.route('/cars', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: sheetOf(cars, view, colors) }),
      );
      await page.goto('/cars');
      const drawn = () =>
        page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);
      await expect.poll(drawn).toBe(cars.length);
      const picture = await takePicture(page, HIGHEST_PX);
      await picture.save(join(DIRECTORY, `${view}-${colorScheme}.png`));
    });
  }
}
