import { inCents, type AppointmentSet } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../../../testing/render-page.tsx';
import { sampleOrder, sampleSteps } from '../testing/sample-order.ts';
import { AppointmentFacts } from './appointment-facts.tsx';

const appointment: AppointmentSet = {
  day: '2026-12-10',
  time: '10:30',
  place: 'Autohaus Nord',
  street: 'Hafenstraße 1',
  postcode: '20457',
  city: 'Hamburg',
  phone: '040 123456',
  setAt: '2026-12-01T08:00:00.000Z',
};

/** The steps of an order that waits for the handover. */
const steps = sampleSteps('TENANT_ADMIN_CLICK_CONFIRM').map((step) =>
  step.stepType === 'TENANT_ADMIN_CLICK_CONFIRM'
    ? {
        ...step,
        stepType: 'LEASING_ACTIVE' as const,
        adminEnabled: true,
        tenantAdminEnabled: false,
        final: true,
      }
    : step,
);

const open = (answer: Answer, known: { deliveryWeek: string | null; deliveredOn: string | null }) =>
  renderPage({
    route: '/profile/orders',
    at: '/profile/orders',
    page: <AppointmentFacts order={inCents({ ...sampleOrder, ...known })} steps={steps} layout="rows" />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: { 'GET /v1/order/7/appointment': answer },
  });
const delivered = { deliveryWeek: '2026-W50', deliveredOn: '2026-12-01' };

test('shows when and where, whom to call, what to bring, and offers the calendar', async () => {
  await open({ json: { appointment } }, delivered);
  expect(await screen.findByText('Donnerstag, 10. Dezember 2026, 10:30 Uhr')).toBeDefined();
  expect(screen.getByText('Autohaus Nord, Hafenstraße 1, 20457 Hamburg')).toBeDefined();
  expect(screen.getByRole('link', { name: '040 123456' }).getAttribute('href')).toBe('tel:040123456');
  expect(screen.getByText('Führerschein und Personalausweis oder Reisepass')).toBeDefined();
  expect(screen.getByRole('button', { name: 'In den Kalender' })).toBeDefined();
});

test('a delivered car without an appointment says so', async () => {
  await open({ json: { appointment: null } }, delivered);
  expect(await screen.findByText('Wir stimmen ihn mit Ihnen ab')).toBeDefined();
});

test('asks for nothing before the manufacturer has confirmed a week', async () => {
  const { asked } = await open({ json: { appointment } }, { deliveryWeek: null, deliveredOn: null });
  expect(asked).toEqual([]);
});

test('an appointment that cannot be loaded can be tried again', async () => {
  await open(problem(503, 'TEMPORARILY_UNAVAILABLE'), delivered);
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeDefined();
});
