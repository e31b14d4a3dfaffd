import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from './testing/axe-violations.ts';
import { LOOKS, putOn } from './testing/page-looks.ts';
import type { OpenPage } from './testing/portal-pages.ts';
import { test } from './testing/portal-test.ts';
import { settled } from './testing/settled.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

type State = OpenPage & {
  readonly name: string;
  /** Leads from the page as it loads to the state. */
  readonly open: (page: Page) => Promise<void>;
  /** Where the state exists; desk when nothing else is said. */
  readonly on?: keyof typeof SIZES;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Presses a button that unfolds what follows it. */
const unfolds = (name: string | RegExp, shown: (page: Page) => Locator) => async (page: Page) => {
  await button(page, name).click();
  await expect(shown(page)).toBeVisible();
};

const opensDialog = (name: string | RegExp) => async (page: Page) => {
  await button(page, name).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** The same for what lies among the rarer actions of a row. */
const opensDialogOfRow = (name: RegExp) => async (page: Page) => {
  await expect(button(page, /^Mehr zu/)).toBeVisible();
  for (const more of await page.getByRole('button', { name: /^Mehr zu/ }).all()) await more.click();
  await opensDialog(name)(page);
};

/** Sends a form as it is, with what is missing. */
const refused = (name: string | RegExp) => async (page: Page) => {
  await button(page, name).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
};

/** Has a file checked and waits for its table. */
const checksFile = (content: string, table: string) => async (page: Page) => {
  const file = { name: 'datei.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  await button(page, 'Datei prüfen').click();
  await expect(page.getByRole('region', { name: table })).toBeVisible();
};

const SIZES = { desk: LOOKS[0].size, phone: LOOKS[1].size };

/** What the table of pages does not show: what opens, what is refused, what comes and goes. */
const STATES: readonly State[] = [
  {
    name: 'navigation on a phone',
    viewer: 'visitor',
    address: '/about',
    on: 'phone',
    open: opensDialog('Menü'),
  },
  {
    name: 'navigation of a person on a phone',
    viewer: 'driver',
    address: '/about',
    on: 'phone',
    open: opensDialog('Menü'),
  },
  {
    name: 'filters on a phone',
    viewer: 'visitor',
    address: '/search?brands=Polestar',
    on: 'phone',
    open: opensDialog(/^Filter \(/),
  },
  {
    name: 'more filters',
    viewer: 'visitor',
    address: '/search?brands=Polestar',
    open: unfolds(/^Mehr Filter/, (page) => page.getByLabel('Mindestreichweite')),
  },
  {
    name: 'list of messages',
    viewer: 'driver',
    address: '/profile/salary',
    async open(page) {
      await button(page, 'Gehaltsdaten speichern').click();
      await opensDialog(/^Mitteilungen/)(page);
    },
  },
  {
    name: 'toast',
    viewer: 'driver',
    address: '/profile/salary',
    async open(page) {
      const toast = page.locator('.mantine-Notification-root').first();
      await expect(async () => {
        await button(page, 'Gehaltsdaten speichern').click();
        // Its time stops while the pointer rests on it, which on a slow machine it may reach too late.
        await toast.hover({ timeout: 10_000 });
        expect(await toast.count()).toBe(1);
      }).toPass();
    },
  },
  {
    name: 'remembered cars',
    viewer: 'visitor',
    address: '/search?brands=Polestar',
    open: unfolds(/merken/, (page) => page.getByRole('link', { name: 'Gemerkte vergleichen' })),
  },
  {
    name: 'answer to a question',
    viewer: 'visitor',
    address: '/faq',
    async open(page) {
      const question = page.getByRole('main').locator('[class*="Accordion-control"]').first();
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
    },
  },
  { name: 'login with errors', viewer: 'visitor', address: '/login', open: refused('Anmelden') },
  {
    name: 'login refused',
    viewer: 'visitor',
    address: '/login',
    async open(page) {
      await page.getByLabel('E-Mail-Adresse').fill('niemand@nordwerk.example');
      await page.getByLabel('Passwort', { exact: true }).fill('falsch-falsch-falsch');
      await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'registration with errors',
    viewer: 'visitor',
    address: '/register/NORDWERK-2026',
    open: refused(/^Registrieren|Konto/),
  },
  {
    name: 'new password with errors',
    viewer: 'visitor',
    address: ({ links }) => links.invitation,
    open: refused('Passwort speichern'),
  },
  {
    name: 'calculator with errors',
    viewer: 'visitor',
    address: '/calculator',
    async open(page) {
      const gross = page.getByLabel(/Bruttogehalt|Bruttomonat/).first();
      await gross.fill('');
      await gross.blur();
      await page.keyboard.press('Enter');
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'salary data with errors',
    viewer: 'newcomer',
    address: '/profile/salary',
    open: refused('Gehaltsdaten speichern'),
  },
  { name: 'deleting an order', viewer: 'starter', address: '/profile/orders', open: opensDialog(/löschen/i) },
  {
    name: 'withdrawing from a contract',
    viewer: 'driver',
    address: '/profile/orders',
    open: opensDialog(/widerrufen/),
  },
  {
    name: 'app being set up',
    viewer: 'driver',
    address: '/profile/account',
    open: unfolds('App einrichten', (page) => page.getByRole('form', { name: 'Authenticator-App' })),
  },
  {
    name: 'password change with errors',
    viewer: 'driver',
    address: '/profile/account',
    async open(page) {
      await button(page, 'Passwort ändern').click();
      await refused('Passwort ändern')(page);
    },
  },
  {
    name: 'line of the payslip explained',
    viewer: 'driver',
    address: '/vehicle/1',
    async open(page) {
      await button(page, 'Ganze Abrechnung zeigen').click();
      const line = page.getByRole('table').getByRole('button').first();
      await line.click();
      await expect(line).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'what if',
    viewer: 'driver',
    address: '/vehicle/1',
    open: unfolds('Andere Angaben ausprobieren', (page) =>
      page.getByRole('form', { name: 'Was wäre, wenn?' }),
    ),
  },
  { name: 'declining an order', viewer: 'tenantAdmin', address: '/employer', open: opensDialog('Ablehnen') },
  {
    name: 'approving orders together',
    viewer: 'tenantAdmin',
    address: '/employer',
    async open(page) {
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Freigeben' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'invitation with errors',
    viewer: 'tenantAdmin',
    address: '/employer/people',
    open: refused('Einladung senden'),
  },
  {
    name: 'employment of a person',
    viewer: 'tenantAdmin',
    address: '/employer/people',
    open: opensDialog(/^Beschäftigung von/),
  },
  {
    name: 'locking a person out',
    viewer: 'tenantAdmin',
    address: '/employer/people',
    open: opensDialogOfRow(/^Zugang von .* sperren/),
  },
  {
    name: 'role of a person',
    viewer: 'tenantAdmin',
    address: '/employer/people',
    open: opensDialogOfRow(/zur Personalabteilung hinzufügen$/),
  },
  {
    name: 'report about a person',
    viewer: 'tenantAdmin',
    address: '/employer/people',
    open: opensDialog(/^Austritt oder Abwesenheit von/),
  },
  {
    name: 'people of a file',
    viewer: 'tenantAdmin',
    address: '/employer/people/invite',
    open: checksFile('Vorname;Nachname;E-Mail\r\nIda;Neu;ida.neu@nordwerk.example\r\n', 'Personen der Datei'),
  },
  {
    name: 'people of a file with errors',
    viewer: 'tenantAdmin',
    address: '/employer/people/invite',
    open: checksFile('Vorname;Nachname;E-Mail\r\nIda;;ida\r\n', 'Fehler der Datei'),
  },
  {
    name: 'cars of a file with errors',
    viewer: 'admin',
    address: '/provider/catalogue/import',
    open: checksFile('Fahrzeugnummer\r\nA1\r\n', 'Fehler der Datei'),
  },
  {
    name: 'cars of a faultless file',
    viewer: 'admin',
    address: '/provider/catalogue/import',
    async open(page) {
      const template = page.waitForEvent('download');
      await button(page, 'Vorlage herunterladen').click();
      const content = await readFile(await (await template).path(), 'utf8');
      await checksFile(content, 'Vorschau')(page);
      await expect(page.getByRole('button', { name: 'Übernehmen' })).toBeVisible();
    },
  },
  {
    name: 'unsaved contract draft that is left',
    viewer: 'admin',
    address: ({ contractDraft }) => `/provider/contract-texts/${contractDraft}`,
    async open(page) {
      await page.getByLabel('Titel des Vertrags').fill('Überlassungsvertrag, neu gefasst');
      await page.getByRole('link', { name: 'Alle Fassungen' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'unsaved contract draft',
    viewer: 'admin',
    address: ({ contractDraft }) => `/provider/contract-texts/${contractDraft}`,
    async open(page) {
      await page.getByLabel('Titel des Vertrags').fill('Überlassungsvertrag, neu gefasst');
      await expect(page.getByText('Bitte speichern Sie zuerst Ihre Änderungen.')).toBeVisible();
    },
  },
  {
    name: 'settings with errors',
    viewer: 'admin',
    address: '/provider/settings',
    async open(page) {
      await page.getByRole('main').getByRole('textbox').first().fill('abc');
      await refused(/[Ss]peichern/)(page);
    },
  },
  {
    name: 'account of somebody blocked',
    viewer: 'admin',
    address: '/provider/people',
    open: opensDialog(/^Zugang von .* sperren/),
  },
  {
    name: 'ending a code',
    viewer: 'tenantAdmin',
    address: '/employer/codes',
    open: opensDialog(/^Code .* beenden/),
  },
  {
    name: 'rules with errors',
    viewer: 'tenantAdmin',
    address: '/employer/rules',
    async open(page) {
      await page.getByRole('main').getByRole('textbox').first().fill('abc');
      await refused('Regeln speichern')(page);
    },
  },
  {
    name: 'car with errors',
    viewer: 'admin',
    address: '/provider/catalogue/new',
    open: refused('Fahrzeug anlegen'),
  },
  {
    name: 'employer with errors',
    viewer: 'admin',
    address: '/provider/tenants/new',
    open: refused(/^Anlegen/),
  },
  {
    name: 'suspending an employer',
    viewer: 'admin',
    address: '/provider/tenants/1',
    open: opensDialog('Sperren'),
  },
];

for (const state of STATES) {
  test(`axe finds nothing with: ${state.name}`, async ({ page, open }) => {
    const size = SIZES[state.on ?? 'desk'];
    await page.setViewportSize(size);
    await open(page, state);
    await settled(page);
    await state.open(page);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const look of LOOKS) {
      await putOn(page, { ...look, size });
      expect(await axeViolations(page), `${look.colorScheme}, ${look.language}`).toEqual([]);
    }
  });
}
