import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { sampleLeasePackage, sampleVehicle } from '../testing/sample-vehicle.ts';
import VehiclePage from '../vehicle-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const car = sampleVehicle({ leasePackages: [sampleLeasePackage({ userPrice: 312.02 })] });
const answer = ({ path }: { path: string }): Response =>
  path === '/v1/vehicle/7' ? Response.json(car) : Response.json({}, { status: 404 });

async function open() {
  const page = { path: '/vehicle/:vehicleId', at: '/vehicle/7?color=12', roles: ['EMPLOYEE'], answer };
  await renderPortal(<VehiclePage />, page);
  return screen.findByRole('button', { name: 'Teilen' });
}

test('the sheet has day, choices, rate, assumptions and address, and is there for printing alone', async () => {
  await open();
  const sheet = () => document.querySelector('[data-offer-sheet]')?.textContent.replaceAll('\u00a0', ' ');
  expect(sheet()).toBeUndefined();
  fireEvent(window, new Event('beforeprint'));
  for (const text of [
    'Škoda Enyaq 85',
    '36 Monate',
    '10.000 km im Jahr',
    'Moon-Weiß',
    'Abholung',
    '312 €',
    'Unverbindliche Beispielrechnung aus Ihren Gehaltsdaten',
    '/vehicle/7?color=12',
  ])
    expect(sheet()).toContain(text);
  expect(sheet()).toMatch(/Stand: \d{2}\.\d{2}\.\d{4}/);
  act(() => void fireEvent(window, new Event('afterprint')));
  await waitFor(() => expect(sheet()).toBeUndefined());
});

test('without a share menu the link is copied, and a refused copy is said', async () => {
  const button = await open();
  const person = userEvent.setup();
  await person.click(button);
  expect(await screen.findByText('Der Link zu diesem Angebot ist kopiert.')).toBeDefined();
  expect(await window.navigator.clipboard.readText()).toContain('/vehicle/7?color=12');
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await person.click(button);
  expect(await screen.findByText(/konnte nicht kopiert werden/)).toBeDefined();
});
