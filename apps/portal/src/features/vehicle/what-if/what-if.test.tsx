import { inCents, type ClientRequest, type SalaryInfo } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { sampleLeasePackage, sampleVehicle } from '../testing/sample-vehicle.ts';
import { WhatIfSection } from './what-if-section.tsx';
import { whatIfResult, whatIfValues } from './what-if-values.ts';

const salary: SalaryInfo = {
  federalState: 'NW',
  dateOfBirth: calendarDate('1990-05-14'),
  grossMonthlySalaryEur: 4500,
  taxClass: 1,
  taxAllowance: 0,
  children: false,
  childrenUnder25: 0,
  childrenAllowances: 0,
  pensionInsurance: true,
  unemploymentInsurance: true,
  churchTax: false,
  healthInsurance: 'STATUTORY',
  basicRateHealthInsurance: 14.6,
  additionalAmountHealthInsurance: 2.9,
  arrivalKilometers: 15,
  arrivalNumber: 18,
  salaryConversions: [],
};

const terms = {
  payrollMonth: calendarDate('2026-11-21'),
  law: { year: 2026, state: 'ENACTED' as const, checkedUntil: calendarDate('2026-11-20') },
  employerContributionEur: 0,
  employerContributionPercent: 0,
  vatPassedOn: false,
  commuteFlatTax: 'OFF' as const,
  benefitCapEur: null,
  benefitValue107: 'FULL_1_PERCENT' as const,
  usuallyAcquiredOn: calendarDate('2027-02-13'),
};

const chosen = sampleLeasePackage({ userPrice: 340.98 });
const car = sampleVehicle({
  leasePackages: [chosen, sampleLeasePackage({ id: 2, kmPerYear: 20_000, totalMonthlyGrossCostEur: 560 })],
});

function server() {
  const asked: string[] = [];
  const answer = ({ method, path }: ClientRequest): Response => {
    asked.push(`${method} ${path}`);
    return path === '/v1/user/info'
      ? Response.json({
          addressDto: {
            title: null,
            firstName: 'Alex',
            lastName: 'Muster',
            street: null,
            streetNumber: null,
            place: null,
            postcode: null,
            state: null,
            placeOfBirth: null,
            employeeId: null,
            email: 'alex@example.org',
          },
          salaryInfo: salary,
        })
      : Response.json(terms);
  };
  return { asked, answer };
}

const shown = (): string => document.body.textContent.replaceAll('\u00a0', ' ');

async function open(answer: ReturnType<typeof server>['answer']) {
  await renderPortal(<WhatIfSection vehicle={inCents(car)} leasePackage={inCents(chosen)} />, {
    roles: ['EMPLOYEE'],
    answer,
  });
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Andere Angaben ausprobieren', expanded: false }));
  const salaryField = await screen.findByLabelText<HTMLInputElement>('Bruttogehalt im Monat');
  return { person, salaryField };
}

test('starts from the own figures, follows what is typed, and goes back', async () => {
  const { asked, answer } = server();
  const { person, salaryField } = await open(answer);
  expect(salaryField.value).toBe('4.500,00');
  expect(shown()).toContain('genauso viel wie mit Ihren Gehaltsdaten');
  await person.clear(salaryField);
  await person.type(salaryField, '7.200,50 €');
  await waitFor(() => expect(shown()).toMatch(/\d+ € weniger als mit Ihren Gehaltsdaten/));
  expect(salaryField.value).toBe('7.200,50 €');
  await person.click(screen.getByRole('button', { name: 'Zurück zu meinen Angaben' }));
  await waitFor(() => expect(salaryField.value).toBe('4.500,00'));
  expect(shown()).toContain('genauso viel wie mit Ihren Gehaltsdaten');
  expect(asked.toSorted()).toEqual(['GET /v1/calculator/terms', 'GET /v1/user/info']);
});

test('a figure that makes no sense is said beside its field, and there is no result', async () => {
  const { person, salaryField } = await open(server().answer);
  await person.clear(salaryField);
  await person.type(salaryField, '300000');
  await screen.findAllByText('Bitte prüfen Sie die markierten Angaben.');
  expect(screen.queryByText('Mit diesen Angaben, netto im Monat')).toBeNull();
  expect(salaryField.getAttribute('aria-invalid')).toBe('true');
});

test('the change is read out when typing has stopped', async () => {
  const { person, salaryField } = await open(server().answer);
  await person.clear(salaryField);
  await person.type(salaryField, '7000');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('weniger'));
});

test('each figure changes the rate, a pay that cannot carry the car says so', () => {
  const start = { salary, terms: inCents(terms), vehicle: inCents(car), leasePackage: inCents(chosen) };
  const own = whatIfValues(salary, start.leasePackage);
  const rate = (changes: object) => {
    const result = whatIfResult(start, { ...own, ...changes });
    return result.ok ? result.value.userPrice : result.error.code;
  };
  expect(rate({})).toBe(34_098);
  expect(rate({ taxClass: 3 })).toBeGreaterThan(34_098);
  expect(rate({ arrivalKilometers: 60 })).toBeGreaterThan(34_098);
  expect(rate({ arrivalNumber: 3 })).toBe(34_098);
  expect(rate({ kmPerYear: 20_000 })).toBeGreaterThan(34_098);
  expect(rate({ grossMonthlySalaryEur: 450 })).toBe('BELOW_MINIJOB');
});
