import { contract } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEvents,
  photoImages,
  photos as photoTable,
  vehiclePhotos,
} from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/create-test-app.ts';
import { createOrderingPerson, orderJourney } from '../../../testing/order-journey.ts';
import { sampleCar } from '../../../testing/sample-car.ts';
import { samplePhoto } from '../../../testing/sample-photo.ts';

let server: TestApp;
let admin: TestPerson;
let vehicleId: string;
let count = 0;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  admin = await server.createPerson({ roles: ['ADMIN'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  const { body } = await server.call(
    contract.createCar,
    { body: sampleCar({ reference: `FOTO-${count}` }) },
    admin,
  );
  vehicleId = String(body.id);
});

interface Photo {
  readonly id: number;
  readonly url: string;
}

async function upload(content: Buffer, file = 'front.jpg', to = vehicleId) {
  const raw = await server.app.inject({
    method: 'POST',
    url: `/v1/provider/catalogue/${to}/photos`,
    query: { file },
    headers: { authorization: `Bearer ${admin.accessToken}`, 'content-type': 'image/jpeg' },
    payload: content,
  });
  const body = raw.json<Photo[] & { code?: string; params?: Record<string, unknown> }>();
  return { status: raw.statusCode, body };
}
const jpeg = (top?: string) =>
  samplePhoto(top === undefined ? {} : { top })
    .jpeg()
    .toBuffer();
const half = (content: Buffer) => content.subarray(0, content.length / 2);
const get = (url: string) => server.app.inject({ method: 'GET', url });
const sheet = async () => (await server.call(contract.getProviderCar, { params: { vehicleId } }, admin)).body;
const shown = async (language = 'de') =>
  (await server.call(contract.getVehicle, { params: { vehicleId } }, admin, { 'accept-language': language }))
    .body;
const order = (photoIds: number[]) =>
  server.call(contract.orderCarPhotos, { params: { vehicleId }, body: { photoIds } }, admin);
const remove = (photoId: number) =>
  server.call(contract.removeCarPhoto, { params: { vehicleId, photoId: String(photoId) } }, admin);
async function threePhotos(): Promise<Photo[]> {
  for (const top of ['#D02020', '#20D020', '#2020D0']) await upload(await jpeg(top), `${top.slice(1)}.jpg`);
  return (await sheet()).photos;
}
/** Colour of a point as one of the primaries, or dark. */
async function colourAt(picture: Buffer, place: 'northwest' | 'northeast' | 'southwest'): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  const left = place === 'northeast' ? width - 20 : 10;
  const top = place === 'southwest' ? height - 20 : 10;
  // Statistics are those of a whole picture.
  const part = await sharp(picture).extract({ left, top, width: 8, height: 8 }).png().toBuffer();
  const { dominant } = await sharp(part).stats();
  if (Math.max(dominant.r, dominant.g, dominant.b) < 60) return 'dark';
  return dominant.r > dominant.g ? 'red' : 'other';
}

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s is stored in several widths', async (format) => {
    const { status, body } = await upload(await samplePhoto({ width: 1700 }).toFormat(format).toBuffer());
    expect(status).toBe(200);
    const url = body[0]?.url ?? '';
    expect(url).toMatch(/^\/media\/photos\/[0-9a-f]{32}-1600x376\.webp$/);
    for (const [address, width] of [
      [url, 1600],
      [`${url}?width=960`, 960],
      [`${url}?width=480`, 480],
    ] as const) {
      const { rawPayload, headers, statusCode } = await get(address);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('is stored upright and without metadata', async () => {
    const sideways = await samplePhoto({ width: 1200, height: 800 })
      .jpeg()
      .withExif({ IFD0: { Make: 'Kamera-Geheim' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(sideways).metadata()).toMatchObject({ orientation: 6 });
    const { body } = await upload(sideways);
    const url = body[0]?.url ?? '';
    expect(url).toContain('-800x1200.webp');
    const { rawPayload } = await get(url);
    const metadata = await sharp(rawPayload).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Turned by 90 degrees: what was above is on the right.
    expect(await colourAt(rawPayload, 'northeast')).toBe('red');
    expect(await colourAt(rawPayload, 'northwest')).toBe('dark');
    expect(rawPayload.includes('Kamera-Geheim')).toBe(false);
  });

  it('loses data appended to it', async () => {
    const script = '<script>alert(document.domain)</script>';
    const polyglot = Buffer.concat([await jpeg('#AA3322'), Buffer.from(`${script}PK\x03\x04`)]);
    const { status, body } = await upload(polyglot, 'seite.html');
    expect(status).toBe(200);
    const { rawPayload, headers } = await get(body[0]?.url ?? '');
    expect(rawPayload.includes(script)).toBe(false);
    expect(headers['content-type']).toBe('image/webp');
  });
});

/** The head of a PNG of this size with a few bytes of picture. */
function pngHead(width: number, height: number, chunk = ''): Buffer {
  const part = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', head),
    ...(chunk === '' ? [] : [part(chunk, Buffer.alloc(8))]),
    part('IDAT', Buffer.alloc(16)),
  ]);
}

/** Inserts a chunk before the picture's first one. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const at = png.indexOf('IDAT') - 4;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([
    png.subarray(0, at),
    length,
    Buffer.from(type, 'latin1'),
    data,
    Buffer.alloc(4),
    png.subarray(at),
  ]);
}

describe('a bad file is refused with reason and name', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['text', 'PHOTO_NOT_AN_IMAGE', () => Buffer.from('kein Bild')],
    ['nothing', 'PHOTO_NOT_AN_IMAGE', () => Buffer.alloc(0)],
    ['SVG', 'PHOTO_NOT_AN_IMAGE', () => Buffer.from(svg)],
    ['GIF', 'PHOTO_NOT_AN_IMAGE', () => gif],
    ['TIFF', 'PHOTO_NOT_AN_IMAGE', () => samplePhoto().tiff().toBuffer()],
    ['half a JPEG', 'PHOTO_BROKEN', async () => half(await jpeg())],
    ['a PNG without its picture', 'PHOTO_BROKEN', () => pngHead(1200, 800)],
    ['small', 'PHOTO_TOO_SMALL', () => samplePhoto({ width: 639, height: 800 }).png().toBuffer()],
    ['a bomb', 'PHOTO_TOO_MANY_PIXELS', () => pngHead(60_000, 60_000)],
    [
      'a moving PNG',
      'PHOTO_MOVES',
      async () => withChunk(await samplePhoto().png().toBuffer(), 'acTL', Buffer.alloc(8)),
    ],
  ])('%s: %s', async (_name, code, content) => {
    const { status, body } = await upload(await content(), 'Bild vom Hof.jpg');
    expect([status, body.code, body.params?.['file']]).toEqual([400, code, 'Bild vom Hof.jpg']);
    expect((await sheet()).photos).toEqual([]);
  });

  it('an animated WebP', async () => {
    const frames = { raw: { width: 700, height: 1400, channels: 3 as const, pageHeight: 700 } };
    const moving = await sharp(Buffer.alloc(700 * 1400 * 3).fill(9, 0, 700 * 700 * 3), frames)
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await upload(moving)).body.code).toBe('PHOTO_MOVES');
  });

  it('too large', async () => {
    const { status, body } = await upload(Buffer.alloc(contract.uploadCarPhoto.upload.maximumBytes + 1));
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('more photos than allowed, and any for an unknown car', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `${String(at).padStart(32, '0')}-700x400`);
    await server.db.insert(photoTable).values(names.map((name) => ({ name })));
    await server.db.insert(vehiclePhotos).values(
      names.map((photo, position) => ({
        vehicleId: Number(vehicleId),
        photo,
        position,
        fileName: 'front.jpg',
      })),
    );
    expect((await upload(await jpeg('#FFFFFF'))).body.code).toBe('TOO_MANY_PHOTOS');
    expect((await upload(await jpeg(), 'a.jpg', '999999')).status).toBe(404);
  });
});

describe('the photos of a car', () => {
  it('are shown in list and sheet, the first one as main picture, with descriptions', async () => {
    const [first, second] = await threePhotos();
    await server.call(
      contract.describeCarPhoto,
      {
        params: { vehicleId, photoId: String(second?.id) },
        body: { altDe: 'Der Kofferraum', altEn: 'The boot' },
      },
      admin,
    );
    const car = await shown();
    expect(car.mainPhotoUrl).toBe(first?.url);
    expect(car.photos[1]).toEqual({ url: second?.url, alt: 'Der Kofferraum' });
    expect(car.photos[0]?.alt).toBeNull();
    expect((await shown('en')).photos[1]?.alt).toBe('The boot');
    // The page shows it first, not the drawing.
    expect((await get(`/media/vehicles/${vehicleId}/drawing`)).statusCode).toBe(204);
    // After the photos comes the drawing, which shows the paint.
    expect(car.otherPhotos.pictureUrls).toHaveLength(3);
    expect(car.otherPhotos.pictureUrls[2]).toBe(car.colors[0]?.photoUrl);
    const listed = (await server.call(contract.searchVehicles, { query: {} })).body;
    expect(listed.find(({ id }) => String(id) === vehicleId)?.mainPhotoUrl).toBe(first?.url);
  });

  it('keep the given order, and an outdated save is refused', async () => {
    const ids = (await threePhotos()).map(({ id }) => id);
    const turned = ids.toReversed();
    expect((await order(turned)).body.map(({ id }) => id)).toEqual(turned);
    const listed = (await server.call(contract.searchVehicles, { query: {} })).body;
    expect(listed.find(({ id }) => String(id) === vehicleId)?.mainPhotoUrl).toBe(
      (await sheet()).photos[0]?.url,
    );
    for (const wrong of [ids.slice(1), [...ids, 999_999], [ids[0]!, ids[0]!, ids[1]!]]) {
      expect((await order(wrong)).problem.code).toBe('CAR_CHANGED'); // three were uploaded
    }
  });

  it('are stored once on repetition, and each change records an event', async () => {
    await upload(await jpeg());
    expect((await upload(await jpeg())).body).toHaveLength(1);
    const [photo] = (await sheet()).photos;
    const texts = { altDe: 'Seite', altEn: null };
    for (let twice = 0; twice < 2; twice += 1) {
      await server.call(
        contract.describeCarPhoto,
        { params: { vehicleId, photoId: String(photo?.id) }, body: texts },
        admin,
      );
    }
    expect((await remove(photo!.id)).body).toEqual([]); // it was uploaded
    expect((await remove(photo!.id)).status).toBe(404); // as above
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.record, 'vehicle'));
    expect(
      events.filter(({ recordId }) => String(recordId) === vehicleId).map(({ action }) => action),
    ).toEqual(['CAR_CREATED', 'CAR_PHOTO_ADDED', 'CAR_PHOTO_DESCRIBED', 'CAR_PHOTO_REMOVED']);
  });

  it('are deleted with the last car that shows them', async () => {
    const content = await jpeg('#10F0F0');
    await upload(content);
    const other = vehicleId;
    const { body } = await server.call(contract.createCar, { body: sampleCar({ reference: 'ZWEI' }) }, admin);
    vehicleId = String(body.id);
    const [mine] = (await upload(content)).body;
    const name = mine?.url.slice('/media/photos/'.length, -'.webp'.length) ?? '';
    await remove(mine!.id); // it was uploaded
    expect((await get(mine!.url)).statusCode).toBe(200); // as above
    vehicleId = other;
    await remove((await sheet()).photos[0]!.id); // as above
    expect((await get(mine!.url)).statusCode).toBe(404); // as above
    expect(await server.db.select().from(photoImages).where(eq(photoImages.photo, name))).toEqual([]);
    expect(await server.db.select().from(photoTable).where(eq(photoTable.name, name))).toEqual([]);
  });

  it('stay unchanged in an order', async () => {
    await threePhotos();
    const car = await shown();
    const person = await createOrderingPerson(server, { tenantId: await server.createTenant() });
    const choice = {
      vehicleId: Number(vehicleId),
      leasePackageId: car.leasePackages[0]!.id, // the sample has packages, colours and delivery options
      color: car.colors[0]!.id, // as above
      delivery: car.delivery[0]!.id, // as above
    };
    const orderId = await orderJourney(server).orderAt(person, choice, 'CONFIRM_SUMMARY');
    const ordered = async () =>
      (await server.call(contract.getOrder, { params: { orderId: String(orderId) } }, person)).body;
    const before = await ordered();
    expect(before.vehicle.mainPhotoUrl).toBe(car.mainPhotoUrl);
    expect(before.vehicle.otherPhotos).toEqual(car.otherPhotos);
    for (const { id } of (await sheet()).photos) await remove(id);
    expect(await ordered()).toEqual(before);
    expect((await get(before.vehicle.mainPhotoUrl ?? '')).statusCode).toBe(200);
    expect((await shown()).mainPhotoUrl).toBe(car.colors[0]?.photoUrl);
  });
});

it.each(['abc.webp', `${'0'.repeat(32)}-800x600.webp`, `${'0'.repeat(32)}-800x600.png`, '..%2f..%2fa.webp'])(
  'returns 404 for photo %s',
  async (file) => {
    expect((await get(`/media/photos/${file}`)).statusCode).toBe(404);
  },
);

it('a photo has only its own widths', async () => {
  const url = (await upload(await jpeg())).body[0]?.url ?? '';
  for (const width of ['481', '0', '-1', '1e3', 'x', '']) {
    expect((await get(`${url}?width=${width}`)).statusCode).toBe(404);
  }
  expect((await get(`${url}?width=480&width=960`)).statusCode).toBe(404);
});
