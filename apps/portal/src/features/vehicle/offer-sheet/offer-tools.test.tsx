import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { sampleComparisonDefaults } from '../../../product/comparison/testing/sample-comparison-defaults.ts';
import { sampleLeasePackage, sampleVehicle } from '../testing/sample-vehicle.ts';
import VehiclePage from '../vehicle-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const car = sampleVehicle({ leasePackages: [sampleLeasePackage({ userPrice: 312.02 })] });
const answer = ({ path }: { path: string }): Response =>
  path === '/v1/vehicle/7'
    ? Response.json(car)
    : path === '/v1/comparison-defaults'
      ? Response.json(sampleComparisonDefaults())
      : Response.json({}, { status: 404 });

async function open(more = '', roles = ['EMPLOYEE']) {
  const page = { path: '/vehicle/:vehicleId', at: `/vehicle/7?color=12${more}`, roles, answer };
  await renderPortal(<VehiclePage />, page);
  return screen.findByRole('button', { name: 'Teilen' });
}

test('the sheet has day, choices, rate, assumptions and address, and is there for printing alone', async () => {
  await open();
  const sheet = () => document.querySelector('[data-offer-sheet]')?.textContent.replaceAll('\u00a0', ' ');
  expect(sheet()).toBeUndefined();
  // The page listens to the printer a moment after its button is there.
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'));
    expect(sheet()).toBeDefined();
  });
  const texts = [
    'Škoda Enyaq 85',
    '36 Monate',
    '10.000 km im Jahr',
    'Moon-Weiß',
    'Abholung',
    '312 €',
    'Unverbindliche Beispielrechnung aus Ihren Gehaltsdaten',
    'Leasen, kaufen, abonnieren: Was kostet dieses Auto?',
    'Summe im Monat',
    'Annahmen:Annahme des Anbieters: Vollkasko, SF 10, Listenpreis bis 60.000 €, Stand 22.11.2026',
    '/vehicle/7?color=12',
  ];
  // The comparison's figures may still be on their way.
  await waitFor(() => expect(texts.filter((text) => !sheet()?.includes(text))).toEqual([]));
  expect(sheet()).toMatch(/Stand: \d{2}\.\d{2}\.\d{4}/);
  act(() => void fireEvent(window, new Event('afterprint')));
  await waitFor(() => expect(sheet()).toBeUndefined());
});

test('the sheet is printed with the assumptions that the person has changed', async () => {
  await open('', []);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Alle Kosten Teil für Teil zeigen' }));
  await person.click(await screen.findByRole('button', { name: 'Versicherung' }));
  const field = screen.getByRole('textbox', { name: 'Versicherung im Jahr, SF 10' });
  await person.clear(field);
  await person.type(field, '600');
  const sheet = () => document.querySelector('[data-offer-sheet]')?.textContent.replaceAll('\u00a0', ' ');
  fireEvent(window, new Event('beforeprint'));
  expect(sheet()).toContain('mit Ihren Annahmen und denen des Anbieters');
  expect(sheet()).toMatch(/Ihre Annahmen: Versicherung im Jahr, SF 10: 600[^;]*€\./);
  expect(sheet()).toContain('Vorzeitige Rückgabe');
  expect(sheet()).not.toContain('Vollkasko, SF 10');
});

test('without a share menu the link with every choice is copied, and a refused copy is said', async () => {
  const button = await open('&from=mail');
  const person = userEvent.setup();
  await person.click(button);
  expect(await screen.findByText(/^Der Link ist kopiert\. Er enthält keine Gehaltsdaten/)).toBeDefined();
  const { pathname, search } = new URL(await window.navigator.clipboard.readText());
  const { id } = sampleLeasePackage();
  // The cheapest package of the reader may be another one.
  expect(pathname + search).toBe(`/vehicle/7?package=${id}&color=12&delivery=${car.delivery[0]?.id}`);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await person.click(button);
  expect(await screen.findByText(/konnte nicht kopiert werden/)).toBeDefined();
});

test('the share menu gets the link; closing it says nothing, and a menu that fails copies', async () => {
  const button = await open();
  const person = userEvent.setup();
  const { clipboard } = window.navigator;
  const answers = [null, new DOMException('closed', 'AbortError'), new DOMException('no', 'NotAllowedError')];
  const shared: unknown[] = [];
  const share = (data: unknown) => {
    shared.push(data);
    const error = answers[shared.length - 1];
    return error ? Promise.reject(error) : Promise.resolve();
  };
  vi.stubGlobal('navigator', { clipboard, share });
  await person.click(button);
  await person.click(button);
  expect(shared[0]).toEqual({ title: 'Škoda Enyaq 85', url: expect.stringContaining('/vehicle/7?package=') });
  expect(screen.queryByText(/^Der Link/)).toBeNull();
  await person.click(button);
  expect(await screen.findByText(/^Der Link ist kopiert/)).toBeDefined();
});
