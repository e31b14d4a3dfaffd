import { expect, type Locator, type Page } from '@playwright/test';
import { newAddress } from './testing/new-address.ts';
import type { OpenPage } from './testing/portal-pages.ts';
import { test } from './testing/portal-test.ts';
import type { SampleWorld } from './testing/sample-world.ts';
import { settled } from './testing/settled.ts';
import { troubleOnTheWay } from './testing/trouble-on-the-way.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

type SentForm = OpenPage & {
  readonly name: string;
  /** Enters what is sent; a form that opens filled needs nothing. */
  readonly fill?: (page: Page, world: SampleWorld) => Promise<void>;
  readonly send: (page: Page) => Locator;
  /** Whether it may be sent in the end: what it changes harms no other test. */
  readonly again: boolean;
  /** What the page says of every answer, whatever it is: nothing may be learnt from it. */
  readonly alwaysSays?: string;
  /** Lets the page see what no account of the world has. */
  readonly prepare?: (page: Page) => Promise<unknown>;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).last();

async function enter(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).first().fill(value);
}

const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

/** A car valued by single trips: it takes months until an order of the world gets there. */
const TRIPS = {
  tripsPerYear: 180,
  cars: [
    {
      orderId: 1,
      vehicle: 'Fiat 500e',
      months: [
        {
          month: '2026-11',
          firstDay: '2026-11-16',
          lastDay: '2026-11-20',
          openUntil: '2027-02-28',
          days: null,
        },
      ],
    },
  ],
};

/** Every form of the portal that is sent, and the files and decisions that are sent like one. */
const FORMS: readonly SentForm[] = [
  {
    name: 'login',
    viewer: 'visitor',
    address: '/login',
    fill: (page, { driver }) => enter(page, { 'E-Mail-Adresse': driver.email, Passwort: driver.password }),
    send: (page) => page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }),
    again: true,
  },
  {
    name: 'registration',
    viewer: 'visitor',
    address: '/register/NORDWERK-2026',
    async fill(page) {
      await enter(page, {
        Vorname: 'Nora',
        Nachname: 'Netzlos',
        'E-Mail-Adresse': newAddress('nora'),
        Passwort: 'Ein-langes-Passwort-2026',
        'Passwort wiederholen': 'Ein-langes-Passwort-2026',
      });
      await page.getByRole('checkbox', { name: 'Nutzungsbedingungen' }).check();
    },
    send: button('Konto anlegen'),
    again: true,
  },
  {
    name: 'password by a link',
    viewer: 'visitor',
    address: ({ links }) => links.invitation,
    fill: (page) =>
      enter(page, {
        'Neues Passwort': 'Ein-langes-Passwort-2026',
        'Passwort wiederholen': 'Ein-langes-Passwort-2026',
      }),
    send: button('Passwort speichern'),
    again: false,
  },
  {
    name: 'forgotten password',
    viewer: 'visitor',
    address: '/forgotten',
    fill: (page, { driver }) => enter(page, { 'E-Mail-Adresse': driver.email }),
    send: button('Link anfordern'),
    again: true,
    alwaysSays: 'Falls mit dieser E-Mail-Adresse',
  },
  {
    name: 'terms',
    viewer: 'driver',
    address: '/terms',
    prepare: (page) =>
      page.route('**/v1/terms', async (route) => {
        const response = await route.fetch();
        // The contract's reply.
        const terms = (await response.json()) as object;
        await route.fulfill({ response, json: { ...terms, acceptedVersion: null } });
      }),
    send: button('Ich stimme zu'),
    again: true,
  },
  {
    name: 'second factor',
    viewer: 'driver',
    address: '/profile/account',
    async fill(page, { driver }) {
      await page.getByRole('button', { name: 'App einrichten' }).click();
      await enter(page, { 'Ihr Passwort': driver.password });
    },
    send: button('Weiter'),
    again: true,
  },
  {
    name: 'code of the second factor',
    viewer: 'driver',
    address: '/profile/account',
    async fill(page, { driver }) {
      await page.getByRole('button', { name: 'App einrichten' }).click();
      await enter(page, { 'Ihr Passwort': driver.password });
      await page.getByRole('button', { name: 'Weiter', exact: true }).click();
      await enter(page, { 'Code aus der App': '123456' });
    },
    send: button('App bestätigen'),
    again: false,
  },
  {
    name: 'salary data',
    viewer: 'driver',
    address: '/profile/salary',
    send: button('Gehaltsdaten speichern'),
    again: true,
  },
  {
    name: 'address',
    viewer: 'driver',
    address: '/profile/salary',
    send: button('Adresse speichern'),
    again: true,
  },
  {
    name: 'trips of a month',
    viewer: 'driver',
    address: '/profile/salary',
    prepare: (page) => page.route('**/v1/user/trips', (route) => route.fulfill({ json: TRIPS })),
    fill: (page) => page.getByRole('checkbox', { name: 'Montag, 16. November 2026' }).check(),
    send: button('1 Fahrt speichern'),
    again: false,
  },
  {
    name: 'new e-mail address',
    viewer: 'driver',
    address: '/profile/salary',
    async fill(page, { driver }) {
      await page.getByRole('button', { name: 'Bearbeiten' }).click();
      await enter(page, { 'Neue E-Mail-Adresse': 'neu@nordwerk.example', 'Ihr Passwort': driver.password });
    },
    send: button('Adresse ändern'),
    again: false,
  },
  {
    name: 'change of the password',
    viewer: 'driver',
    address: '/profile/account',
    async fill(page) {
      await page.getByRole('button', { name: 'Passwort ändern' }).click();
      await enter(page, {
        'Jetziges Passwort': 'Ein-langes-Passwort-2026',
        'Neues Passwort': 'Ein-anderes-Passwort-2026',
        'Passwort wiederholen': 'Ein-anderes-Passwort-2026',
      });
    },
    send: button('Passwort ändern'),
    again: false,
  },
  {
    name: 'order',
    viewer: 'driver',
    address: '/vehicle/1',
    send: button('Weiter zur Bestellung'),
    again: false,
  },
  {
    name: 'step of an order',
    viewer: 'starter',
    address: ({ orders }) => `/order/${orders.summary}/workflow`,
    fill: (page) => page.getByRole('checkbox', { name: /Ich habe die Angaben geprüft/ }).check(),
    send: button('Weiter zum Vertrag'),
    again: false,
  },
  {
    name: 'rules of an employer',
    viewer: 'tenantAdmin',
    address: '/employer/rules',
    send: button('Regeln speichern'),
    again: true,
  },
  {
    name: 'networks of an employer',
    viewer: 'tenantAdmin',
    address: '/employer/rules',
    fill: (page) => enter(page, { Netze: '203.0.113.0/24' }),
    send: button('Netze speichern'),
    again: true,
  },
  {
    name: 'invitation',
    viewer: 'tenantAdmin',
    address: '/employer/people',
    fill: (page) =>
      enter(page, {
        Vorname: 'Ole',
        Nachname: 'Offline',
        'E-Mail-Adresse': newAddress('ole'),
      }),
    send: button('Einladung senden'),
    again: true,
  },
  {
    name: 'employment',
    viewer: 'tenantAdmin',
    address: '/employer/people',
    async fill(page) {
      await page
        .getByRole('button', { name: /^Beschäftigung von/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Speichern' }),
    again: true,
  },
  {
    name: 'report of a leaver',
    viewer: 'tenantAdmin',
    address: '/employer/people',
    async fill(page) {
      await page
        .getByRole('button', { name: /^Austritt oder Abwesenheit von/ })
        .first()
        .click();
      await enter(page, { 'Letzter Tag des Arbeitsverhältnisses': '31.12.2099' });
    },
    send: button('Melden'),
    again: false,
  },
  {
    name: 'people of a file',
    viewer: 'tenantAdmin',
    address: '/employer/people/invite',
    fill: (page) =>
      page
        .locator('input[type=file]')
        .setInputFiles(
          file('personen.csv', 'Vorname;Nachname;E-Mail\r\nIda;Neu;ida.neu@nordwerk.example\r\n'),
        ),
    send: button('Datei prüfen'),
    again: true,
  },
  {
    name: 'register code',
    viewer: 'tenantAdmin',
    address: '/employer/codes',
    fill: (page) => enter(page, { 'Gültig bis': '31.12.2099' }),
    send: button('Code anlegen'),
    again: true,
  },
  {
    name: 'payroll settings',
    viewer: 'tenantAdmin',
    address: '/employer/payroll',
    send: (page) =>
      page
        .getByRole('form', { name: 'Einstellungen der Lohnabrechnung' })
        .getByRole('button', { name: 'speichern' }),
    again: true,
  },
  {
    name: 'decline of an order',
    viewer: 'tenantAdmin',
    address: '/employer',
    async fill(page) {
      await page.getByRole('button', { name: 'Ablehnen' }).first().click();
      await page.getByRole('dialog').getByRole('textbox').fill('Ihr Vertrag ist befristet.');
    },
    send: button('Endgültig ablehnen'),
    again: false,
  },
  {
    name: 'car',
    viewer: 'admin',
    address: '/provider/catalogue/1',
    send: button('Änderungen speichern'),
    again: true,
  },
  {
    name: 'new car',
    viewer: 'admin',
    address: '/provider/catalogue/new',
    async fill(page) {
      await page.getByRole('button', { name: 'Paket hinzufügen' }).click();
      await enter(page, {
        Fahrzeugnummer: `W1-${Date.now()}`,
        Marke: 'Wechselstrom',
        Modell: 'W1',
        Leistung: '150',
        'Reichweite (WLTP)': '500',
        Bruttolistenpreis: '45.000,00',
        'Rate im Monat, brutto': '500,00',
        'Privates Leasing im Monat, brutto': '700,00',
        'Mehrkilometer, netto': '0,100',
        'Minderkilometer, netto': '0,050',
      });
    },
    send: button('Fahrzeug anlegen'),
    again: false,
  },
  {
    name: 'planned price',
    viewer: 'admin',
    address: '/provider/catalogue/2',
    async fill(page) {
      const plan = page.getByRole('form', { name: 'Preisänderung planen' });
      await plan.getByLabel('Gilt ab').fill('31.12.2099');
      await plan.getByLabel('Neuer Bruttolistenpreis').fill('51.000,00');
    },
    send: (page) => page.getByRole('form', { name: 'Preisänderung planen' }).getByRole('button'),
    again: false,
  },
  {
    name: 'cars of a file',
    viewer: 'admin',
    address: '/provider/catalogue/import',
    fill: (page) =>
      page.locator('input[type=file]').setInputFiles(file('autos.csv', 'Fahrzeugnummer\r\nA1\r\n')),
    send: button('Datei prüfen'),
    again: true,
  },
  {
    name: 'employer',
    viewer: 'admin',
    address: '/provider/tenants/1',
    send: (page) => page.getByRole('main').getByRole('button', { name: 'Speichern' }).first(),
    again: true,
  },
  {
    name: 'new employer',
    viewer: 'admin',
    address: '/provider/tenants/new',
    fill: (page) =>
      enter(page, {
        Firmenname: 'Neuwerk GmbH',
        Straße: 'Kastanienweg',
        Hausnummer: '7',
        Postleitzahl: '44139',
        Ort: 'Dortmund',
        Vorname: 'Nele',
        Nachname: 'Neu',
        'E-Mail-Adresse': `nele.${Date.now()}@neuwerk.example`,
      }),
    send: button('Anlegen und Willkommens-E-Mail senden'),
    again: true,
  },
  {
    name: 'contract draft',
    viewer: 'admin',
    address: ({ contractDraft }) => `/provider/contract-texts/${contractDraft}`,
    fill: (page) => enter(page, { 'Titel des Vertrags': 'Überlassungsvertrag, neu gefasst' }),
    send: button('Entwurf speichern'),
    again: false,
  },
  {
    name: 'publishing of contract texts',
    viewer: 'admin',
    address: ({ contractDraft }) => `/provider/contract-texts/${contractDraft}`,
    fill: (page) => enter(page, { 'Gilt ab': '31.12.2099' }),
    send: button('Fassung veröffentlichen'),
    again: false,
  },
  {
    name: 'publishing of a legal text',
    viewer: 'admin',
    address: '/provider/settings',
    send: (page) =>
      page.getByRole('form', { name: 'Impressum' }).getByRole('button', { name: 'Veröffentlichen' }),
    again: false,
  },
  {
    name: 'settings of the provider',
    viewer: 'admin',
    address: '/provider/settings',
    send: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /[Ss]peichern/ })
        .first(),
    again: true,
  },
  {
    name: 'delivery week of the manufacturer',
    viewer: 'visitor',
    address: ({ links }) => links.manufacturer,
    send: button('Lieferwoche bestätigen'),
    again: false,
  },
];

const TROUBLES = [
  ['broken', 'Bei uns ist etwas schiefgegangen'],
  ['limited', 'zu viele Versuche'],
  ['overloaded', 'kurz nicht erreichbar'],
  ['offline', 'Keine Verbindung'],
  ['refused', 'Diese Bestellung ist beendet.'],
] as const;

/** What stands in the fields of a page, in their order. */
const entered = (page: Page) =>
  page.locator('input:not([type=search]), textarea, select').evaluateAll((fields) =>
    fields.map((field) => {
      if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
        return field.checked;
      return (field as HTMLInputElement).value; // the selector finds fields only
    }),
  );

for (const { name, fill, send, again, alwaysSays, prepare, ...opened } of FORMS) {
  test(`what was entered outlives a failure: ${name}`, async ({ page, open, world }) => {
    await prepare?.(page);
    await open(page, opened);
    await settled(page);
    await fill?.(page, world);
    const before = await entered(page);
    const way = await troubleOnTheWay(page, { methods: /POST|PUT|PATCH|DELETE/, first: 'none' });
    for (const [trouble, words] of TROUBLES) {
      way.set(trouble);
      await send(page).click();
      if (alwaysSays === undefined || trouble !== 'refused') {
        await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
      } else await expect(page.getByText(alwaysSays)).toBeVisible();
      await expect(page.getByText('Bad gateway')).toHaveCount(0);
      expect(await entered(page), `kept when ${trouble}`).toEqual(before);
      await expect(page.locator(':focus'), `focus when ${trouble}`).toHaveCount(1);
    }
    if (!again) return;
    way.set('none');
    const answer = page.waitForResponse((response) => response.request().method() !== 'GET');
    await send(page).click();
    expect((await answer).ok(), 'sent in the end').toBe(true);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    // What the page asks for after its success must not outlive the test.
    await page.unrouteAll({ behavior: 'wait' });
  });
}
