import {
  inCents,
  type ClientRequest,
  type OrderDetailReply,
  type WorkflowReply,
} from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import PreviewPage from '../preview/preview-page.tsx';
import { sampleOrder } from '../testing/sample-order.ts';
import { StepScreen } from './step-screen.tsx';

const shares = { employerContribution: 100, vatPassedOn: 25.5 };

/** An order at 400 EUR to which the employer adds 100 EUR, and whose VAT it passes on. */
const order: OrderDetailReply = {
  ...sampleOrder,
  leasePackage: { ...sampleOrder.leasePackage, totalMonthlyGrossCostEur: 400 },
  taxResult: {
    ...sampleOrder.taxResult,
    price: 400,
    extraMonthEur: 80.26,
    salarySacrificeData: { ...sampleOrder.taxResult.salarySacrificeData, ...shares },
  },
};

const law = { payrollMonth: '2027-01', year: 2026, state: 'ASSUMED' } as const;

function workflowOf(parts: WorkflowReply['order']['taxResult']['salarySacrificeData']): WorkflowReply {
  return {
    order: {
      ...order,
      comparison: order.comparison.verdict,
      stops: [],
      taxResult: { userPrice: 212.4, salarySacrificeData: parts, law },
    },
    steps: [],
    userSteps: [],
  };
}

const answer = ({ path }: ClientRequest): Response =>
  path === '/v1/order/7' ? Response.json(order) : Response.json({}, { status: 404 });

function facts(): Record<string, string> {
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        (term.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' '),
      ]),
  );
}

const divided = {
  Gesamtrate: '400,00 €',
  'davon Zuschuss des Arbeitgebers': '100,00 €',
  Umwandlungsbetrag: '300,00 € brutto',
  'Umsatzsteuer (vom Netto)': '25,50 €',
};

test('summary and order sheet divide the rate as the contract does', async () => {
  await renderPortal(
    <StepScreen workflow={inCents(workflowOf(shares))} stepType="CONFIRM_SUMMARY" stepId={1} />,
    {
      answer,
      roles: ['EMPLOYEE'],
    },
  );
  await screen.findByRole('complementary');
  expect(facts()).toMatchObject({
    ...divided,
    'Ende und Rückgabe': '24 Monate nach der Übergabe',
    Widerruf: 'bis 7 Tage nach Ihrer Unterschrift',
  });
  const text = document.body.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('Die Gesamtrate beträgt 400,00 € im Monat, davon zahlt Ihr Arbeitgeber 100,00 €');
  expect(text).toContain('Den Umwandlungsbetrag von 300,00 € behält er');
  expect(text).toContain('jeden Monat 25,50 € Umsatzsteuer auf die Überlassung von Ihrem Nettogehalt');
  expect(text).toContain('insgesamt 212,40 € weniger');
  expect(screen.getByRole('complementary').textContent).toContain('vorläufig');
  expect(text).toContain('Abgerechnet wird mit den Werten des jeweiligen Monats.');
  expect((await screen.findByText(/zahlen Sie einmal rund/)).textContent.replaceAll('\u00a0', ' ')).toContain(
    'Im 49. Monat zahlen Sie einmal rund 80 € mehr; bei einer Übergabe am Monatsersten entfällt das.',
  );
  expect(text).not.toMatch(/400,00 € von Ihrem Bruttogehalt|Umwandlungsbetrag\)/);
});

test('without contribution and VAT the whole rate is converted', async () => {
  const workflow = workflowOf({ employerContribution: 0, vatPassedOn: 0 });
  await renderPortal(<StepScreen workflow={inCents(workflow)} stepType="CONFIRM_SUMMARY" stepId={1} />, {
    answer,
  });
  await screen.findByRole('complementary');
  expect(facts()).toMatchObject({ Umwandlungsbetrag: '400 € brutto' });
  const text = document.body.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('jeden Monat 400,00 € von Ihrem Bruttogehalt ein.');
  expect(text).not.toContain('Umsatzsteuer');
});

test('the preview of the order divides the rate as the contract does', async () => {
  await renderPortal(<PreviewPage />, { path: '/order/:orderId/preview', at: '/order/7/preview', answer });
  await screen.findByText('Gesamtrate');
  expect(facts()).toMatchObject(divided);
});
