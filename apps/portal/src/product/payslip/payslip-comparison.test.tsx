import { cents } from '@stromwandel/kernel';
import { inCents, type TaxResultReply } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { LimitNotices } from './limit-notices.tsx';
import { PayslipComparison } from './payslip-comparison.tsx';

type Explained = TaxResultReply['lines'][number]['explanation']['before'];

function health(rule: 'INSURANCE_SHARE' | 'TRANSITION_RANGE', baseEur: number): Explained {
  const term = { baseEur, kilometers: null, trips: null, rounding: 'HALF_UP' } as const;
  return {
    rule,
    source: '§§ 241, 242, 249 SGB V',
    terms: [
      { part: 'BASIC_RATE', amountEur: -328.5, ratePercent: 7.3, ...term },
      { part: 'ADDITIONAL_RATE', amountEur: -55.13, ratePercent: 1.225, ...term },
    ],
  };
}

const limit: Explained = { rule: 'AGREED_AMOUNT', source: '§ 4 SolzG 1995', terms: [] };

const zeroes = {
  brutto: 0,
  adjustedGross: 0,
  lohnst: 0,
  soli: 0,
  kirchensteuer: 0,
  krankenversicherung: 0,
  pflegeversicherung: 0,
  rentenversicherung: 0,
  arbeitslosenversicherung: 0,
  arbeitskammerbeitrag: 0,
  arbeitgeberzuschussPKV: 0,
  arbeitgeberzuschussPV: 0,
  takeHome: 0,
};
const sacrifice = {
  monthlyNetLeasing: 0,
  vehicleTaxation: 0,
  commutingTaxation: 0,
  employerContribution: 0,
  nonCashBenefit: 0,
  vatPassedOn: 0,
};

const result: TaxResultReply = {
  price: 500,
  userPrice: 340.98,
  extraMonthEur: 0,
  term: null,
  before: { ...zeroes, takeHome: 2871.09 },
  after: { ...zeroes, takeHome: 2530.11 },
  salarySacrificeData: sacrifice,
  salarySacrificeBefore: sacrifice,
  lines: [
    {
      code: 'HEALTH_INSURANCE',
      beforeEur: -383.63,
      afterEur: -354.85,
      explanation: { before: health('INSURANCE_SHARE', 4500), after: health('TRANSITION_RANGE', 4162.4) },
    },
    {
      code: 'SOLIDARITY_SURCHARGE',
      beforeEur: 0,
      afterEur: 0,
      explanation: { before: limit, after: limit },
    },
    {
      code: 'NET_SALARY',
      beforeEur: 2871.09,
      afterEur: 2530.11,
      explanation: { before: limit, after: limit },
    },
  ],
  grossComparisonCostEur: 650,
  savingPerMonthEur: 309.02,
  savingPerYearEur: 3708.24,
  savingPercent: 47.5,
  stops: [
    {
      code: 'MINIMUM_WAGE',
      params: {
        cashPayEur: 2000,
        requiredEur: 2409.34,
        hourlyWageEur: 13.9,
        wageFrom: '2026-01-01',
        from: '2026-12-15',
        possibleEur: 90.66,
        hoursPerWeek: 40,
        source: '§ 1',
      },
    },
  ],
  warnings: [{ code: 'BASIC_SHARE_UNKNOWN', params: { assumedEur: 600, source: '§ 10' } }],
  law: {
    payrollMonth: '2026-11',
    year: 2026,
    state: 'ENACTED',
    version: 'DE-2026.1',
    checkedUntil: '2026-11-20',
    benefitPercent: 0.25,
    benefitCapEur: 100_000,
    taxableListPriceEur: 11_200,
  },
};

/** 650 EUR before the premium. */
const PRIVATE_LEASE = { perMonthCents: cents(54_583), premiumPerMonthCents: cents(10_417) };

const shown = (): string => document.body.textContent.replaceAll('\u00a0', ' ');

test.each<readonly [Language, string, readonly string[]]>([
  ['de', 'Krankenversicherung', ['4.500,00 € × 7,3 % = 328,50 €', '4.162,40 € × 1,225 % = 55,13 €']],
  ['en', 'Health insurance', ['€4,500.00 × 7.3% = €328.50', '€4,162.40 × 1.225% = €55.13']],
])('a line opens by its button and says how it came about (%s)', async (language, name, formulas) => {
  await renderPortal(<PayslipComparison result={inCents(result)} privateLease={PRIVATE_LEASE} />, {
    language,
  });
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(shown()).not.toContain('SGB V');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  for (const formula of formulas) expect(shown()).toContain(formula);
  expect(shown()).toContain('§§ 241, 242, 249 SGB V');
  expect(shown()).toContain('Übergangsbereich');
  await userEvent.keyboard(' ');
  expect(shown()).not.toContain('SGB V');
});

test('a line without an amount is shown on demand, and explains itself like every other', async () => {
  await renderPortal(<PayslipComparison result={inCents(result)} privateLease={PRIVATE_LEASE} />);
  expect(screen.queryByRole('button', { name: 'Solidaritätszuschlag' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Eine Zeile ohne Betrag zeigen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Solidaritätszuschlag' }));
  expect(shown()).toContain('§ 4 SolzG 1995');
  await userEvent.click(screen.getByRole('button', { name: 'Zeilen ohne Betrag ausblenden' }));
  expect(screen.queryByRole('button', { name: 'Solidaritätszuschlag' })).toBeNull();
});

test.each<readonly [Language, readonly (readonly [string, string])[]]>([
  [
    'de',
    [
      ['Nettorate', '2.871,09 € Netto heute − 2.530,11 € Netto mit Auto = 340,98 €'],
      [
        'Ersparnis gegenüber Privatleasing im Monat',
        '650,00 € Privatleasing − 104,17 € Prämie − 340,98 € Nettorate = 204,85 €',
      ],
      ['Ersparnis im Jahr', '204,85 € × 12 Monate = 2.458,20 €'],
      ['Ersparnis in Prozent', '204,85 € von 545,83 € = 37,5 %'],
    ],
  ],
  ['en', [['Saving per year', '€204.85 × 12 months = €2,458.20']]],
])('what the payslips come to says how it was reckoned (%s)', async (language, lines) => {
  await renderPortal(<PayslipComparison result={inCents(result)} privateLease={PRIVATE_LEASE} />, {
    language,
  });
  for (const [name, reckoning] of lines) {
    const details = screen.getByText(name).closest('details');
    expect(details?.open).toBe(false);
    await userEvent.click(screen.getByText(name));
    expect(details?.open).toBe(true);
    expect(details?.textContent.replaceAll('\u00a0', ' ')).toContain(reckoning);
  }
});

test('the month is written out', async () => {
  await renderPortal(<PayslipComparison result={inCents(result)} privateLease={PRIVATE_LEASE} />);
  expect(shown()).toContain('für den Monat November 2026');
});

test('limits say their figures and the way on', async () => {
  await renderPortal(<LimitNotices {...inCents(result)} />);
  expect(shown()).toContain('Ab 01.01.2026 gilt ein Mindestlohn');
  expect(shown()).toContain('blieben Ihnen 2.000,00 €');
  expect(shown()).toContain('bei 40 Wochenstunden');
  expect(shown()).toContain(
    'mindestens 2.409,34 € müssen es nach dem gesetzlichen Mindestlohn sein. Wählen Sie',
  );
  expect(shown()).toContain('Mit einem Umwandlungsbetrag bis 90 € geht es.');
  expect(shown()).toContain('vollen Beitrag von 600,00 €');
  const links = screen.getAllByRole('link', { name: 'Gehaltsdaten prüfen' });
  const there = '/profile/salary?callbackPath=%2F';
  expect(links.map((link) => link.getAttribute('href'))).toEqual([there, there]);
});

test('both prices of a private insurance that would end are named, and where to settle it', async () => {
  const params = inCents({
    yearlyPayEur: 77_010,
    limitEur: 77_400,
    event: 'BECOMES_COMPULSORY',
    staysPrivateEur: 467.2,
    becomesCompulsoryEur: 617.88,
  });
  await renderPortal(
    <LimitNotices
      stops={[{ code: 'INSURANCE_STATUS_OPEN', params }]}
      warnings={[{ code: 'BELOW_PRIVATE_INSURANCE_LIMIT', params }]}
    />,
  );
  expect(shown()).toContain('nicht über der Grenze von 77.400,00 €');
  expect(shown()).toContain('Sie würden versicherungspflichtig');
  expect(shown()).toContain('netto 467,20 € im Monat');
  expect(shown()).toContain('sind es 617,88 €');
  expect(screen.getAllByRole('link', { name: 'Gehaltsdaten prüfen' })).toHaveLength(1);
});

test('the reading of § 107 GewO is said with its stop', async () => {
  const params = inCents({
    benefitValue: 'FULL_1_PERCENT',
    benefitsEur: 465,
    seizablePartEur: 393.82,
    fullPrivateUseEur: 465,
    taxedPrivateUseEur: 116,
  });
  await renderPortal(<LimitNotices stops={[{ code: 'CASH_PAY_LIMIT', params }]} warnings={[]} />);
  expect(shown()).toContain(
    'mit 1 % seines Listenpreises, 465,00 € im Monat; versteuert werden davon 116,00 €.',
  );
});

test.each([
  ['ALL_CARS', /Wählen Sie ein Paket mit niedrigerer Rate/],
  ['OTHER_CARS', /eine niedrigere Rate hilft deshalb nicht/],
])('beside other cars the way on is one that helps: %s', async (reachedBy, way) => {
  const params = {
    runningConversionCents: 50_000,
    socialSecurityGrossCents: 50_000,
    limitCents: 60_300,
    reachedBy,
  };
  await renderPortal(<LimitNotices stops={[{ code: 'BELOW_MINIJOB', params }]} warnings={[]} />);
  expect(screen.getByText(way)).toBeTruthy();
});

test('says that it was computed with the car that runs already', async () => {
  const beside = { ...result, salarySacrificeBefore: { ...sacrifice, monthlyNetLeasing: 570 } };
  await renderPortal(<PayslipComparison result={inCents(beside)} privateLease={null} />);
  expect(screen.getByText(/Wir rechnen mit Ihrem laufenden Auto \(Gesamtrate 570/)).toBeTruthy();
});
