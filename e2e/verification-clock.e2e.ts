import { expect, test, type Page } from '@playwright/test';
import { createEmployee, orderByApi, advanceByApi } from './testing/employee-by-api.ts';
import { signIn } from './testing/sign-in.ts';

/** Answers the questions about a check at the edge of the page, and notes when the page's own clock asked them. */
interface AnsweredHere {
  answer: { passed: boolean; state: string; online: boolean };
}

declare global {
  interface Window {
    askedAt: number[];
    /** Calls whose complete answer, or failure, the page has received. */
    answered: number;
  }
}

async function answerHere(page: Page): Promise<AnsweredHere> {
  const here: AnsweredHere = { answer: { passed: false, state: 'OPEN', online: true } };
  await page.addInitScript(() => {
    window.askedAt = [];
    window.answered = 0;
    const ask = window.fetch;
    window.fetch = (input, init) => {
      const answer = ask(input, init);
      // The portal asks by text.
      if (typeof input !== 'string' || !input.endsWith('/nect-ident-check')) return answer;
      window.askedAt.push(Date.now());
      const count = () => void (window.answered += 1);
      void answer.then((response) => response.clone().text()).then(count, count);
      return answer;
    };
  });
  await page.route('**/nect-ident-check', async (route) => {
    if (!here.answer.online) return route.abort();
    return route.fulfill({ json: here.answer.passed });
  });
  await page.route(/\/verification$/, async (route) => {
    if (!here.answer.online) return route.abort();
    const { state } = here.answer;
    return route.fulfill({
      json: {
        state,
        reason: null,
        jumpUrl: null,
        expiresAt: null,
        openedElsewhere: false,
        retryAllowed: false,
      },
    });
  });
  return here;
}

const askedAt = (page: Page) => page.evaluate(() => window.askedAt);
const unanswered = (page: Page) => page.evaluate(() => window.askedAt.length - window.answered);

test('the page asks for a check every 3 seconds, on return and by the button, until it has passed', async ({
  page,
  request,
}) => {
  const { call, email, password } = await createEmployee(request, 'Uhrwerk');
  const orderId = await orderByApi(call);
  await advanceByApi(request, call, orderId, 'NECT_DRIVERS_LICENCE');
  await signIn(page, request, email, password);
  const here = await answerHere(page);
  await page.clock.install();
  await page.goto(`/order/${orderId}/workflow`);
  await expect(page.getByText('Wir warten auf das Ergebnis')).toBeVisible();
  // Its creation asks once more; the pauses are measured after that.
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  /** Moves the clock in small steps, so that the page has every answer before the clock moves on. */
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 500) {
      await page.clock.runFor(500);
      await expect.poll(() => unanswered(page)).toBe(0);
    }
  };

  // The jump of the clock asked at an odd moment; from the question after it the pauses are even.
  await expect.poll(() => unanswered(page)).toBe(0);
  await pass(3500);
  const before = (await askedAt(page)).length;
  await pass(15_000);
  const moments = (await askedAt(page)).slice(before);
  expect(moments).toHaveLength(5);
  const pauses = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  expect(pauses).toEqual([3000, 3000, 3000, 3000]);

  const check = page.getByRole('button', { name: 'Status prüfen' });
  const asksOnceMore = async (what: () => Promise<unknown>) => {
    // While a question is under way nothing asks a second one. The page draws its end when a timer fires.
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await unanswered(page)).toBe(0);
      expect(await check.isEnabled()).toBe(true);
    }).toPass();
    const count = (await askedAt(page)).length;
    await what();
    await expect.poll(async () => (await askedAt(page)).length).toBe(count + 1);
  };
  await asksOnceMore(() => check.click());
  await asksOnceMore(() => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange'))));

  // A question is repeated a few times, each after a pause, before it counts as unanswered.
  const comesInTime = (text: string) =>
    expect(async () => {
      await page.clock.runFor(1000);
      expect(await page.getByText(text).isVisible()).toBe(true);
    }).toPass();
  here.answer.online = false;
  await comesInTime('Der Status lässt sich gerade nicht abrufen');
  here.answer.online = true;
  await comesInTime('Wir warten auf das Ergebnis');

  here.answer.passed = true;
  here.answer.state = 'SUCCESS';
  await comesInTime('Führerschein und Identität sind nachgewiesen');
  await expect(page.getByRole('button', { name: 'Weiter zur Unterschrift' })).toBeEnabled();
  const asked = (await askedAt(page)).length;
  await pass(9000);
  expect(await askedAt(page)).toHaveLength(asked);
});

test('an expired QR code disappears from the screen', async ({ page, request }) => {
  const { call, email, password } = await createEmployee(request, 'Ablauf');
  const orderId = await orderByApi(call);
  await advanceByApi(request, call, orderId, 'NECT_DRIVERS_LICENCE');
  await signIn(page, request, email, password);
  await page.clock.install();
  await page.goto(`/order/${orderId}/workflow`);
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  await page.clock.fastForward('10:01');
  await expect(page.getByText('Der Code ist abgelaufen.')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR-Code/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Neuen QR-Code anzeigen' }).click();
});
