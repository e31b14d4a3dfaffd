import { inCents } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal.tsx';
import { GrossSection } from './gross-section.tsx';
import { sampleTaxResult } from './testing/sample-tax-result.ts';

test('the chart divides the rate of 675 € into what net pay, charges and tax lose, in euros', async () => {
  const { before, after } = sampleTaxResult;
  const result = { ...sampleTaxResult, before, after: { ...after, takeHome: 2423.59, lohnst: 500 } };
  const { container } = await renderPortal(<GrossSection result={inCents(result)} />);
  const texts = [...container.querySelectorAll('*')].filter((one) => one.childElementCount === 0);
  const amounts = texts.flatMap(({ textContent }) =>
    [...textContent.matchAll(/([\d.]+)\u00a0€/g)].map(([, digits = '']) =>
      Number(digits.replaceAll('.', '')),
    ),
  );
  // 4,500 - 2,871.09 - 650.16 = 978.75 are charges today, 4,500 - 675 - 2,423.59 - 500 = 901.41 with the car.
  expect(amounts).toEqual(expect.arrayContaining([675, 448, 77, 150]));
  expect(Math.max(...amounts)).toBe(4500);
});
