import { expect, test } from '@playwright/test';
import { declineAsEmployer, pageOf } from './journey/decide-order.ts';
import { createEmployee, orderByApi, signByApi } from './testing/employee-by-api.ts';
import { expectMessage } from './testing/expect-message.ts';
import { waitForMail } from './testing/mailbox.ts';
import { signIn } from './testing/sign-in.ts';

test('the employer declines, and the employee reads why', async ({ page, browser, request }) => {
  const { name, email, password, call } = await createEmployee(request, 'Absage');
  const orderId = await orderByApi(call);
  await signByApi(request, call, orderId);

  const employer = await pageOf(browser, request, 'tenantAdmin');
  await declineAsEmployer(employer, name, 'Ihr Vertrag ist befristet.');
  await employer.context().close();

  await waitForMail(request, email, /Bestellung wurde abgelehnt/);
  await signIn(page, request, email, password);
  await page.goto('/profile/orders');
  const order = page.getByRole('article', { name: `Bestellung ${orderId}` });
  await expect(order).toContainText('Ihr Arbeitgeber hat die Bestellung abgelehnt.');
  await expect(order).toContainText('Ihr Vertrag ist befristet.');
});

test('the employee deletes an order before signing', async ({ page, request }) => {
  const { email, password, call } = await createEmployee(request, 'Umentschieden');
  const orderId = await orderByApi(call);

  await signIn(page, request, email, password);
  await page.goto('/profile/orders');
  const order = page.getByRole('article', { name: `Bestellung ${orderId}` });
  await order.getByRole('button', { name: 'Bestellung löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bestellung löschen' }).click();
  await expect(order).toHaveCount(0);
  await expectMessage(page, 'Erledigt: Die Bestellung ist gelöscht');
  await page.goto(`/order/${orderId}/workflow`);
  await expect(page.getByRole('heading', { name: /gibt es nicht/ })).toBeVisible();
});

test("a connection lost before an order's deletion is reported, and the order stays", async ({
  page,
  request,
}) => {
  const { email, password, call } = await createEmployee(request, 'Funkloch');
  const orderId = await orderByApi(call);

  await signIn(page, request, email, password);
  await page.goto('/profile/orders', { waitUntil: 'networkidle' });
  const order = page.getByRole('article', { name: `Bestellung ${orderId}` });
  await order.getByRole('button', { name: 'Bestellung löschen' }).click();
  await page.context().setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Bestellung löschen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })).toBeVisible();
  await expect(order).toBeVisible();
});

test('a salary change before the signature asks first, and prices the order anew', async ({
  page,
  request,
}) => {
  const { email, password, call } = await createEmployee(request, 'Gehaltserhoehung');
  const orderId = await orderByApi(call);

  await signIn(page, request, email, password);
  await page.goto('/profile/salary');
  await page.getByLabel('Bruttogehalt im Monat').fill('5.000,00');
  await page.getByRole('button', { name: 'Gehaltsdaten speichern' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(new RegExp(`Bestellung ${orderId} \\(`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Speichern und Bestellung neu berechnen' }).click();
  await page.getByRole('link', { name: /^Zur neuen Bestellung/ }).click();
  await expect(page.getByRole('checkbox', { name: /Ich habe die Angaben geprüft/ })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`/order/${orderId}/`));
});
