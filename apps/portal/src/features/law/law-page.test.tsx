import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import LawPage from './law-page.tsx';

const ROW = {
  subject: 'WAGE_TAX',
  state: 'ENACTED',
  coveredUntil: '2026-12-31',
  source: '§ 39b Abs. 6 EStG, PAP 2026',
  sourceUrl: 'https://www.gesetze-im-internet.de/estg/__39b.html',
  checkedOn: '2026-11-20',
  daysLeft: 35,
  loaded: null,
  remark: null,
  draft: null,
};
const ASSUMED = { ...ROW, remark: 'ANNOUNCED', subject: 'ELTERNGELD', state: 'ASSUMED', daysLeft: -1 };
const LASTING = {
  ...ROW,
  subject: 'MINIMUM_WAGE',
  coveredUntil: null,
  daysLeft: null,
  loaded: { at: '2027-06-21T08:30:00.000Z', by: 'Alex Muster' },
  draft: { validFrom: '2028-01-01', publishedOn: '2027-06-30', source: 'Entwurf' },
};

const YEARS = [
  {
    year: 2026,
    sources: ['SVBezGrV 2026'],
    checkedUntil: '2026-11-20',
    loaded: null,
    figures: [{ name: 'ceilingPensionCentsPerMonth', value: 845_000 }],
  },
  {
    year: 2027,
    sources: ['SVBezGrV 2027'],
    checkedUntil: '2026-12-01',
    loaded: { at: '2026-12-02T08:30:00.000Z', by: 'Alex Muster' },
    figures: [{ name: 'ceilingPensionCentsPerMonth', value: 885_000 }],
  },
];
const LAW = { warningDays: 60, rows: [ROW], years: [], canLoad: true, files: [] };
const FILE = {
  id: 3,
  issuedOn: '2027-06-20',
  loadedAt: '2027-06-21T08:30:00.000Z',
  loadedBy: 'Alex Muster',
  undoneAt: null,
  undoneBy: null,
  canUndo: true,
  signedBy: 'ab12cd34ef567890',
  rows: [
    {
      subject: 'MINIMUM_WAGE',
      validFrom: '2028-01-01',
      validUntil: null,
      source: 'MiLoV6',
      checkedUntil: '2027-06-19',
      figures: [{ name: 'centsPerHour', before: 1460, after: 1520 }],
    },
  ],
};
const UNDONE = { ...FILE, undoneAt: '2027-06-22T08:30:00.000Z', undoneBy: null, canUndo: false };
const ADMIN = { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] } as const;
const PREVIEW = {
  issuedOn: '2027-06-20',
  rows: FILE.rows,
  effects: { orders: 12, leases: 40, changedOrders: 1, changedLeases: 2, mostChangeEur: 3.25, stopped: 4 },
};

function open(answers: Readonly<Record<string, Answer>>) {
  return renderPage({
    route: '/provider/law',
    at: '/provider/law',
    page: <LawPage />,
    auth: { ...ADMIN, roles: ['ADMIN'] },
    answers,
  });
}

async function choose(content: string) {
  const user = userEvent.setup();
  await screen.findByText('Neue Werte laden');
  // The button of the field has the label; the input itself is hidden.
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file field');
  await user.upload(input, new File([content], 'werte.json', { type: 'application/json' }));
  await user.click(screen.getByRole('button', { name: 'Datei prüfen' }));
  return user;
}

test('previews a file with figures and effects, then puts it in force and lists it', async () => {
  const loaded = { json: { ...LAW, files: [FILE] } };
  const answers: Record<string, Answer> = {
    'GET /v1/provider/law': { json: LAW },
    'POST /v1/provider/law': { json: PREVIEW },
    'PUT /v1/provider/law': loaded,
  };
  await open(answers);
  const user = await choose('{"formatVersion":1}');
  expect(await screen.findByText('Mindestlohn ab 01.01.2028')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Mindestlohn je Stunde/ }).textContent).toMatch(/14,60.€15,20.€/);
  expect(screen.getByText('1 von 12')).toBeTruthy();
  expect(screen.getByText('2 von 40')).toBeTruthy();
  expect(screen.getByText(/^3,25.€$/)).toBeTruthy();
  answers['GET /v1/provider/law'] = loaded;
  await user.click(screen.getByRole('button', { name: 'Werte übernehmen' }));
  expect(await screen.findByText(/Die Werte gelten ab jetzt/)).toBeTruthy();
  expect(await screen.findByText(/21\.06\.2027.*Alex Muster/)).toBeTruthy();
});

test('names the row or the field of a refused file', async () => {
  await open({
    'GET /v1/provider/law': { json: LAW },
    'POST /v1/provider/law': {
      status: 409,
      json: {
        type: '/docs#FIGURES_OVERLAP',
        title: 'Overlap',
        status: 409,
        code: 'FIGURES_OVERLAP',
        params: { subject: 'MINIMUM_WAGE', from: '2027-01-01', day: '2027-01-01' },
      },
    },
  });
  await choose('{"formatVersion":1}');
  expect(await screen.findByText('Mindestlohn ab 01.01.2027')).toBeTruthy();
  expect(screen.getByText(/nach dem 01\.01\.2027 beginnen/)).toBeTruthy();
  await choose('no JSON');
  expect(await screen.findByText(/Diese Datei ist keine JSON-Datei/)).toBeTruthy();
});

test('asks before figures are undone, and says who has done what', async () => {
  const undone = { json: { ...LAW, files: [UNDONE] } };
  const answers: Record<string, Answer> = {
    'GET /v1/provider/law': { json: { ...LAW, files: [FILE] } },
    'DELETE /v1/provider/law?figuresId=3': undone,
  };
  await open(answers);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Zurücknehmen' }));
  answers['GET /v1/provider/law'] = undone;
  await user.click(await screen.findByRole('button', { name: 'Werte zurücknehmen' }));
  expect(await screen.findByText('Zurückgenommen')).toBeTruthy();
  expect(screen.getByText(/22\.06\.2027.*gelöschtes Konto/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zurücknehmen' })).toBeNull();
});

test('says what is law until when, what ends soon, and links the source', async () => {
  await renderPage({
    route: '/provider/law',
    at: '/provider/law',
    page: <LawPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: { 'GET /v1/provider/law': { json: { ...LAW, rows: [ROW, ASSUMED, LASTING], canLoad: false } } },
  });
  expect(await screen.findByText('Die Werte eines Gebiets sind abgelaufen')).toBeTruthy();
  expect(screen.getByText('Ein Gebiet braucht bald neue Werte')).toBeTruthy();
  expect(screen.getByText(/Betroffen: Lohnsteuer\./)).toBeTruthy();
  expect(screen.getByText(/Betroffen: Elterngeld\./)).toBeTruthy();
  expect(screen.getByText(/LAW_FIGURES_PUBLIC_KEY/)).toBeTruthy();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(
    /Lohnsteuer.*Beschlossen.*noch 35 Tage.*31\.12\.2026.*PAP 2026.*20\.11\.2026.*mit dem Portal$/,
  );
  expect(rows[1]?.textContent).toMatch(/Elterngeld.*Angenommen/);
  expect(rows[2]?.textContent).toMatch(/Mindestlohn.*bis zur nächsten Änderung.*Entwurf vom 30\.06\.2027/);
  expect(rows[2]?.textContent).toMatch(/21\.06\.2027.*Alex Muster$/);
  expect(rows[2]?.textContent).not.toContain('noch');
  expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe(ROW.sourceUrl);
});

test('shows the figures of a loaded file with key and what they replaced, and each year beside the others', async () => {
  await open({ 'GET /v1/provider/law': { json: { ...LAW, years: YEARS, files: [FILE] } } });
  const years = within(
    await screen.findByRole('region', { name: 'Sozialversicherung nach Jahren: Tabelle' }),
  ).getByRole('table');
  expect(within(years).getAllByRole('row')[1]?.textContent).toMatch(/8\.450,00.€8\.850,00.€/);
  expect(screen.getByText(/^2026: mit dem Portal, geprüft am 20\.11\.2026$/)).toBeTruthy();
  expect(screen.getByText(/^2027: 02\.12\.2026.*Alex Muster, geprüft am 01\.12\.2026$/)).toBeTruthy();
  expect(screen.getByText('SVBezGrV 2027').lang).toBe('de');
  expect(screen.getByText('Unterschrieben mit dem Schlüssel ab12cd34ef567890')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Werte ansehen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Geladen am 21\.06\.2027.* von Alex Muster/)).toBeTruthy();
  expect(dialog.getByRole('row', { name: /Mindestlohn je Stunde/ }).textContent).toMatch(/14,60.€15,20.€/);
});
