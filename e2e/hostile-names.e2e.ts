import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { partsToTry } from '../scripts/steps/slice-of-commit.mjs';
import { pageOf } from './journey/decide-order.ts';
import { createEmployee, orderByApi, signByApi, type ApiEmployee } from './testing/employee-by-api.ts';
import { mailsTo, waitForMail } from './testing/mailbox.ts';
import { signIn } from './testing/sign-in.ts';
import { watchPage, type PageProblems } from './testing/watch-page.ts';

const LETTERS = 'Ωμέγα Ђорђе A\u0331d\u0302a';
/**
 * Texts that an attacker types. Names consist of letters; the other texts of the first set `hacked` if a page runs
 * them.
 */
const TYPED = {
  'scripts and templates': { name: 'D’Arcy-Öz', text: '"><img src=x onerror=hacked=1>{{a}}' },
  'letters of three alphabets with loose marks': { name: LETTERS, text: LETTERS },
} as const;
type Typed = (typeof TYPED)[keyof typeof TYPED];

interface Watched {
  readonly page: Page;
  readonly problems: PageProblems;
}

function watch(page: Page): Watched {
  return { page, problems: watchPage(page, new URL(test.info().project.use.baseURL ?? '').origin) };
}

/** The page shows the name as text, and nothing of it became an element. */
async function expectOnlyText(
  { page, problems }: Watched,
  path: string,
  shown: string | null,
): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (shown !== null) await expect(page.getByText(shown).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The one script without an address is the portal's own, in the head.
  expect(await page.locator('img[src="x"], body script:not([src]), [onerror]').count(), path).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window), path).toBe(false);
  expect(problems, path).toEqual([]);
}

/** Fills everything that people can type about themselves. */
async function nameEverything({ call }: ApiEmployee, { name, text }: Typed): Promise<void> {
  const { addressDto, salaryInfo } = await call('getUserInfo', {});
  if (salaryInfo === null) throw new Error('The employee has salary data');
  const { title, postcode } = addressDto;
  await call('saveUserInfo', {
    body: {
      addressDto: {
        title,
        postcode: postcode ?? '',
        firstName: name,
        lastName: name,
        street: text,
        streetNumber: '1',
        place: text,
        state: text,
        placeOfBirth: text,
        employeeId: null,
      },
      salaryInfo,
    },
  });
}

async function employeeNamed(request: APIRequestContext, typed: Typed): Promise<ApiEmployee> {
  const employee = await createEmployee(request, typed.name);
  await nameEverything(employee, typed);
  return employee;
}

async function expectOnlyTextForOffices(
  browser: Browser,
  request: APIRequestContext,
  name: string,
  orderId: number,
): Promise<void> {
  const employer = watch(await pageOf(browser, request, 'tenantAdmin'));
  await expectOnlyText(employer, '/employer', name);
  await employer.page.getByText(name).first().click();
  await expect(employer.page.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
  expect(employer.problems).toEqual([]);
  const provider = watch(await pageOf(browser, request, 'admin'));
  await expectOnlyText(provider, '/provider', name);
  await expectOnlyText(provider, `/provider/order/${orderId}`, name);
  await expectOnlyText(provider, `/provider/audit`, name);
  for (const { page } of [employer, provider]) await page.context().close();
}

for (const [what, typed] of partsToTry('hostile names in the browser', Object.entries(TYPED))) {
  const { name, text } = typed;
  test(`typed text, ${what}, stays text on every page and in every mail`, async ({
    page,
    browser,
    request,
  }) => {
    const employee = await employeeNamed(request, typed);
    const orderId = await orderByApi(employee.call);
    await signIn(page, request, employee.email, employee.password);
    const own = watch(page);
    await expectOnlyText(own, `/order/${orderId}/preview`, null);
    await signByApi(request, employee.call, orderId);
    for (const path of ['/profile/salary', '/profile/orders', `/order/${orderId}/workflow`, '/terms']) {
      await expectOnlyText(own, path, null);
    }
    await expectOnlyTextForOffices(browser, request, name, orderId);

    const { steps } = await employee.call('getWorkflow', { params: { orderId: String(orderId) } });
    const stepId = String(steps.find(({ stepType }) => stepType === 'TENANT_ADMIN_CLICK_CONFIRM')?.id);
    const declined = await pageOf(browser, request, 'tenantAdmin');
    await declined.goto('/employer');
    await declined.evaluate(
      async ([path, reason]) => {
        const { accessToken } = JSON.parse(localStorage.getItem('authData') ?? '{}') as {
          accessToken: string;
        };
        await fetch(path, {
          method: 'PUT',
          headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ reason }),
        });
      },
      [`/v1/order/${orderId}/step/${stepId}/decline`, text] as const,
    );
    await declined.context().close();
    await waitForMail(request, employee.email, /wurde abgelehnt/);
    await expectOnlyText(own, '/profile/orders', text);
    await expectOnlyText(own, `/dev/mailbox?to=${encodeURIComponent(employee.email)}`, text);
    for (const { subject } of await mailsTo(request, employee.email)) expect(subject).not.toMatch(/\p{Cc}/u);
  });
}
