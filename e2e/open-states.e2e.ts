import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { isTried, partsToTry } from '../scripts/steps/slice-of-commit.mjs';
import { axeViolations } from './testing/axe-violations.ts';
import { LOOKS, putOn } from './testing/page-looks.ts';
import type { OpenPage } from './testing/portal-pages.ts';
import { test } from './testing/lasting-page-test.ts';
import { settled } from './testing/settled.ts';

test.describe.configure({ mode: 'parallel' });

interface State {
  readonly name: string;
  /** Leads to the state, from the page as it loads or from the state before. */
  readonly open: (page: Page) => Promise<void>;
  /** Viewport size of the state; desk by default. */
  readonly on?: keyof typeof SIZES;
}

/** States of one page, one after the other; what hides the page closes again before the next one. */
type Opened = OpenPage & { readonly states: readonly State[] };

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

/** Opens a dialog from a row's menu of rarer actions. */
const opensDialogOfRow = (name: RegExp) => async (page: Page) => {
  await expect(button(page, /^Mehr zu/)).toBeVisible();
  if (await button(page, name).isVisible()) return opensDialog(name)(page);
  for (const more of await page.getByRole('button', { name: /^Mehr zu/ }).all()) {
    await more.click();
    if (await button(page, name).isVisible()) break;
    await more.press('Escape');
  }
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

const sizeOf = (state: State | undefined) => SIZES[state?.on ?? 'desk'];

/** States beyond the table of pages: dialogs, refusals and messages. */
const PAGES: readonly Opened[] = [
  {
    viewer: 'visitor',
    address: '/about',
    states: [
      {
        name: 'navigation on a phone',
        on: 'phone',
        open: opensDialog('Menü'),
      },
    ],
  },
  {
    viewer: 'driver',
    address: '/about',
    states: [
      {
        name: 'navigation of a person on a phone',
        on: 'phone',
        open: opensDialog('Menü'),
      },
    ],
  },
  {
    viewer: 'visitor',
    address: '/search?brands=Polestar',
    states: [
      { name: 'more filters', open: unfolds(/^Mehr Filter/, (page) => page.getByLabel('Mindestreichweite')) },
      {
        name: 'remembered cars',
        open: unfolds(/merken/, (page) => page.getByRole('link', { name: 'Gemerkte vergleichen' })),
      },
      {
        name: 'filters on a phone',
        on: 'phone',
        open: opensDialog(/^Filter \(/),
      },
    ],
  },
  {
    viewer: 'driver',
    address: '/profile/salary',
    states: [
      {
        name: 'list of messages',
        async open(page) {
          await button(page, 'Gehaltsdaten speichern').click();
          await opensDialog(/^Mitteilungen/)(page);
        },
      },
      {
        name: 'toast',
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
    ],
  },
  {
    viewer: 'visitor',
    address: '/faq',
    states: [
      {
        name: 'answer to a question',
        async open(page) {
          const question = page.getByRole('main').locator('h2').getByRole('button').first();
          await question.click();
          await expect(question).toHaveAttribute('aria-expanded', 'true');
        },
      },
    ],
  },
  {
    viewer: 'visitor',
    address: '/login',
    states: [
      { name: 'login with errors', open: refused('Anmelden') },
      {
        name: 'login refused',
        async open(page) {
          await page.getByLabel('E-Mail-Adresse').fill('niemand@nordwerk.example');
          await page.getByLabel('Passwort', { exact: true }).fill('falsch-falsch-falsch');
          await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
          await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        },
      },
    ],
  },
  {
    viewer: 'visitor',
    address: '/register/NORDWERK-2026',
    states: [{ name: 'registration with errors', open: refused(/^Registrieren|Konto/) }],
  },
  {
    viewer: 'visitor',
    address: ({ links }) => links.invitation,
    states: [{ name: 'new password with errors', open: refused('Passwort speichern') }],
  },
  {
    viewer: 'visitor',
    address: '/calculator',
    states: [
      {
        name: 'what is missing later, with its calculation',
        open: async (page) => {
          await page.getByRole('heading', { name: 'Wohin Ihr Brutto geht' }).scrollIntoViewIfNeeded();
          await unfolds(/sechs Wochen krank/, (opened) =>
            opened.getByRole('rowheader', { name: 'davon 70 %' }),
          )(page);
        },
      },
      {
        name: 'calculator with errors',
        async open(page) {
          const gross = page.getByLabel(/Bruttogehalt|Bruttomonat/).first();
          await gross.fill('');
          await gross.blur();
          await page.keyboard.press('Enter');
          await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
        },
      },
    ],
  },
  {
    viewer: 'newcomer',
    address: '/profile/salary',
    states: [{ name: 'salary data with errors', open: refused('Gehaltsdaten speichern') }],
  },
  {
    viewer: 'starter',
    address: '/profile/orders',
    states: [{ name: 'deleting an order', open: opensDialog(/löschen/i) }],
  },
  {
    viewer: 'driver',
    address: '/profile/orders',
    states: [{ name: 'withdrawing from a contract', open: opensDialog(/widerrufen/) }],
  },
  {
    viewer: 'driver',
    address: '/profile/account',
    states: [
      {
        name: 'app being set up',
        open: unfolds('App einrichten', (page) => page.getByRole('form', { name: 'Authenticator-App' })),
      },
      {
        name: 'password change with errors',
        async open(page) {
          await button(page, 'Passwort ändern').click();
          await refused('Passwort ändern')(page);
        },
      },
    ],
  },
  {
    viewer: 'driver',
    address: '/vehicle/1',
    states: [
      {
        name: 'line of the payslip explained',
        async open(page) {
          const line = page.getByRole('button', { name: 'Lohnsteuer', exact: true });
          await line.click();
          await expect(line).toHaveAttribute('aria-expanded', 'true');
        },
      },
      {
        name: 'what if',
        open: unfolds('Andere Angaben ausprobieren', (page) =>
          page.getByRole('form', { name: 'Was wäre, wenn?' }),
        ),
      },
    ],
  },
  {
    viewer: 'tenantAdmin',
    address: '/employer',
    states: [
      { name: 'declining an order', open: opensDialog('Ablehnen') },
      {
        name: 'approving orders together',
        async open(page) {
          await page.getByRole('checkbox').first().check();
          await page.getByRole('button', { name: 'Freigeben' }).first().click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
    ],
  },
  {
    viewer: 'tenantAdmin',
    address: '/employer/people',
    states: [
      { name: 'employment of a person', open: opensDialogOfRow(/^Beschäftigung von/) },
      { name: 'locking a person out', open: opensDialogOfRow(/^Zugang von .* sperren/) },
      { name: 'role of a person', open: opensDialogOfRow(/zur Personalabteilung hinzufügen$/) },
      { name: 'report about a person', open: opensDialogOfRow(/^Austritt, Abwesenheit von/) },
      { name: 'invitation with errors', open: refused('Einladung senden') },
    ],
  },
  {
    viewer: 'tenantAdmin',
    address: '/employer/people/invite',
    states: [
      {
        name: 'people of a file',
        open: checksFile(
          'Vorname;Nachname;E-Mail\r\nIda;Neu;ida.neu@nordwerk.example\r\n',
          'Personen der Datei',
        ),
      },
      {
        name: 'people of a file with errors',
        open: checksFile('Vorname;Nachname;E-Mail\r\nIda;;ida\r\n', 'Fehler in der Datei'),
      },
    ],
  },
  {
    viewer: 'admin',
    address: '/provider/catalogue/import',
    states: [
      {
        name: 'cars of a file with errors',
        open: checksFile('Fahrzeugnummer\r\nA1\r\n', 'Fehler in der Datei'),
      },
      {
        name: 'cars of a faultless file',
        async open(page) {
          const template = page.waitForEvent('download');
          await button(page, 'Vorlage herunterladen').click();
          const content = await readFile(await (await template).path(), 'utf8');
          await checksFile(content, 'Vorschau')(page);
          await expect(page.getByRole('button', { name: 'Import übernehmen' })).toBeVisible();
        },
      },
    ],
  },
  {
    viewer: 'admin',
    address: ({ contractDraft }) => `/provider/contract-texts/${contractDraft}`,
    states: [
      {
        name: 'unsaved contract draft',
        async open(page) {
          await page.getByLabel('Titel des Vertrags').fill('Überlassungsvertrag, neu gefasst');
          await expect(page.getByText('Bitte speichern Sie zuerst Ihre Änderungen.')).toBeVisible();
        },
      },
      {
        name: 'unsaved contract draft that is left',
        async open(page) {
          await page.getByLabel('Titel des Vertrags').fill('Überlassungsvertrag, neu gefasst');
          await page.getByRole('link', { name: 'Alle Fassungen' }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
    ],
  },
  {
    viewer: 'admin',
    address: '/provider/settings',
    states: [
      {
        name: 'settings with errors',
        async open(page) {
          await page.getByRole('main').getByRole('textbox').first().fill('abc');
          await refused(/[Ss]peichern/)(page);
        },
      },
    ],
  },
  {
    viewer: 'admin',
    address: '/provider/returns',
    states: [
      {
        name: 'place for returns with errors',
        async open(page) {
          await page.getByRole('button', { name: 'Ort anlegen' }).click();
          await refused('Ort speichern')(page);
        },
      },
    ],
  },
  {
    viewer: 'admin',
    address: '/provider/people',
    states: [{ name: 'account of somebody blocked', open: opensDialogOfRow(/^Zugang von .* sperren/) }],
  },
  {
    viewer: 'tenantAdmin',
    address: '/employer/codes',
    states: [{ name: 'ending a code', open: opensDialogOfRow(/^Code .* beenden/) }],
  },
  {
    viewer: 'tenantAdmin',
    address: '/employer/rules',
    states: [
      {
        name: 'rules with errors',
        async open(page) {
          await page.getByRole('main').getByRole('textbox').first().fill('abc');
          await refused('Regeln speichern')(page);
        },
      },
    ],
  },
  {
    viewer: 'admin',
    address: '/provider/catalogue/new',
    states: [{ name: 'car with errors', open: refused('Fahrzeug anlegen') }],
  },
  {
    viewer: 'admin',
    address: '/provider/tenants/new',
    states: [{ name: 'employer with errors', open: refused(/^Anlegen/) }],
  },
  {
    viewer: 'admin',
    address: '/provider/tenants/1',
    states: [{ name: 'suspending an employer', open: opensDialog('Sperren') }],
  },
];

/** Leaves what hides the page; the rest of a state may stay while the next one opens. */
async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

for (const { states, ...opened } of PAGES) {
  const names = states.map(({ name }) => name).join(', ');
  if (!isTried(names, 5)) continue;
  test(`axe finds no problem with: ${names}`, async ({ page, open }) => {
    await page.setViewportSize(sizeOf(states[0]));
    await open(page, opened);
    await settled(page);
    for (const state of states) {
      const size = sizeOf(state);
      await putOn(page, { ...LOOKS[0], size });
      await state.open(page);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const look of partsToTry(state.name, LOOKS)) {
        await putOn(page, { ...look, size });
        const found = await axeViolations(page);
        expect(found, `${state.name}, ${look.colorScheme}, ${look.language}`).toEqual([]);
      }
      if (state !== states.at(-1)) await closeDialog(page);
    }
  });
}
