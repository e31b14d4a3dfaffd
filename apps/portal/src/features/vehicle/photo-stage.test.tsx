import { inCents } from '@stromwandel/api-spec';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { sampleVehicle } from './testing/sample-vehicle.ts';

const car = sampleVehicle({
  mainPhotoUrl: '/1.svg',
  dimensions: { lengthMm: 4595, heightMm: 1630, wheelbaseMm: 2764 },
});
const blue = {
  id: 2,
  name: 'Energyblau',
  hex: '#23405F',
  photoUrl: '/1.svg',
  views: { scaleUrl: '/2.svg', dimensionsUrl: '/3.svg' },
};

const stage = (): HTMLElement => screen.getByRole('region', { name: 'Bilder' });
const picture = (): string | null => screen.getByRole('img').getAttribute('src');

function swipe(fromX: number, toX: number): void {
  fireEvent.touchStart(stage(), { touches: [{ clientX: fromX }] });
  fireEvent.touchEnd(stage(), { changedTouches: [{ clientX: toX }] });
}

test('buttons and arrow keys turn the pictures round, and the counter says where', async () => {
  await renderPortal(<PhotoStage vehicle={inCents(car)} color={blue} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
  expect(picture()).toBe('/2.svg');
  expect(screen.getByText('Bild 2 von 3')).toBeTruthy();
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(picture()).toBe('/1.svg');
  await person.keyboard('{ArrowLeft}');
  expect(screen.getByText('Bild 3 von 3')).toBeTruthy();
});

test('a swipe turns, a touch does not', async () => {
  await renderPortal(<PhotoStage vehicle={inCents(car)} color={blue} />);
  swipe(200, 100);
  expect(picture()).toBe('/2.svg');
  swipe(100, 120);
  expect(picture()).toBe('/2.svg');
  swipe(100, 220);
  expect(picture()).toBe('/1.svg');
});

test('a single picture has nothing to turn', async () => {
  await renderPortal(
    <PhotoStage vehicle={inCents(sampleVehicle({ mainPhotoUrl: '/1.svg' }))} color={undefined} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  swipe(200, 100);
  expect(picture()).toBe('/1.svg');
});

test('the further views show the car to scale and its measures, which their texts name', async () => {
  await renderPortal(<PhotoStage vehicle={inCents(car)} color={blue} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
  expect(screen.getByRole('img', { name: /Person: 4,60\sm lang, 1,63\sm hoch$/ })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
  expect(picture()).toBe('/3.svg');
  expect(screen.getByRole('img', { name: /Länge 4,60\sm, Höhe 1,63\sm, Radstand 2,76\sm$/ })).toBeTruthy();
});

test('photos come first and say what they show; choosing a paint turns to its drawing', async () => {
  const url = (digit: string) => `/media/photos/${digit.repeat(32)}-1600x1000.webp`;
  const photographed = sampleVehicle({
    mainPhotoUrl: url('1'),
    photos: [
      { url: url('1'), alt: null },
      { url: url('2'), alt: 'Der Kofferraum' },
    ],
  });
  const color = (id: number) => ({
    id,
    name: `Farbe ${id}`,
    hex: '#8E2430',
    photoUrl: `/${id}.svg`,
    views: null,
  });
  function Chosen() {
    const [id, setId] = useState(1);
    return (
      <>
        <PhotoStage vehicle={inCents(photographed)} color={color(id)} />
        <button type="button" onClick={() => setId(2)}>
          Farbe 2
        </button>
      </>
    );
  }
  await renderPortal(<Chosen />);
  const first = screen.getByRole('img', { name: /, Foto 1$/ });
  expect(first.getAttribute('srcset')).toContain(`${url('1')}?width=480 480w`);
  expect([first.getAttribute('width'), first.getAttribute('height')]).toEqual(['1600', '1000']);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
  expect(screen.getByRole('img', { name: 'Der Kofferraum' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Farbe 2' }));
  expect(picture()).toBe('/2.svg');
  expect(screen.getByText('Bild 3 von 3')).toBeTruthy();
});
