import { expect, test } from 'vitest';
import { photoAddress, photoWidthsPx, readPhotoAddress } from './photo-address.ts';

const FINGERPRINT = '0123456789abcdef0123456789abcdef';

test('an address tells shape and widths of a photo', () => {
  const url = photoAddress(`${FINGERPRINT}-1200x800`);
  expect(readPhotoAddress(url)).toEqual({
    srcSet: `${url}?width=480 480w, ${url}?width=960 960w, ${url} 1200w`,
    widthPx: 1200,
    heightPx: 800,
  });
});

test('a photo as wide as a step has that step once', () => {
  expect(photoWidthsPx(960)).toEqual([480, 960]);
  expect(photoWidthsPx(300)).toEqual([300]);
});

test.each([
  '/media/cars/suv.svg?paint=2F6B4F',
  `/media/photos/${FINGERPRINT}-1200x800.webp?width=480`,
  `/media/photos/${FINGERPRINT}-0x800.webp`,
  `https://elsewhere.example/media/photos/${FINGERPRINT}-1200x800.webp`,
])('%s is not the address of a photo', (url) => {
  expect(readPhotoAddress(url)).toBeNull();
});
