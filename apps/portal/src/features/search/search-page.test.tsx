import type { ClientRequest, VehicleListItem } from '@stromwandel/api-spec';
import { MODEL_COMMUTE_KILOMETERS, MODEL_SALARIES_EUR } from '@stromwandel/pricing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { sampleMe } from '../../testing/sample-me.ts';
import SearchPage from './search-page.tsx';
import { sampleListItem } from './testing/sample-list-item.ts';

const car = sampleListItem();

const law = { payrollMonth: '2026-11-21', law: { year: 2026, state: 'ENACTED', checkedUntil: '2026-11-20' } };

/** A catalogue of two brands; remembers which lists were asked for. */
function catalogue(
  cars: readonly VehicleListItem[] = [car],
  terms: object = law,
  example: object | null = null,
) {
  const asked: string[] = [];
  const answer = ({ path }: ClientRequest): Response => {
    if (path.startsWith('/v1/search/manufacturers')) return Response.json(['Audi', 'BMW']);
    if (path.startsWith('/v1/search/models'))
      return Response.json(path.includes('Audi') ? ['Q4 e-tron'] : ['i4']);
    if (path === '/v1/user/favourites') return Response.json({ vehicleIds: [] });
    if (path === '/v1/calculator/terms') return Response.json(terms);
    if (path === '/v1/search/example') return Response.json(example);
    if (path === '/v1/search/packages') {
      // Beside the listed package another one with twice the mileage for 100 EUR more.
      const further = (one: VehicleListItem) => ({
        ...one,
        packageId: 70 + one.id,
        kmPerYear: 2 * one.kmPerYear,
        estimateLeaseFrom: one.estimateLeaseFrom + 100,
      });
      return Response.json(
        cars.map((one) => ({ vehicleId: one.id, packages: [{ ...one, packageId: one.id }, further(one)] })),
      );
    }
    asked.push(path);
    return Response.json(cars);
  };
  return { asked, answer };
}

const page = { path: '/search', at: '/search' };

test('the note names the year of the figures and the day they were checked, not the day of the visit', async () => {
  await renderPortal(<SearchPage />, { ...page, answer: catalogue().answer });
  expect(await screen.findByText(/Rechengrößen 2026, zuletzt geprüft am 20\.11\.2026/)).toBeDefined();
  expect(screen.queryByText('vorläufig')).toBeNull();
});

test.each<readonly [Language, string, RegExp]>([
  ['de', 'vorläufig', /Die Werte für 2027 sind noch nicht beschlossen/],
  ['en', 'provisional', /The 2027 figures are not law yet/],
])(
  'a list of a year without enacted figures is marked as provisional, once (%s)',
  async (language, chip, note) => {
    const { answer } = catalogue([car], {
      payrollMonth: '2027-01-01',
      law: { year: 2026, state: 'ASSUMED', checkedUntil: '2026-11-20' },
    });
    await renderPortal(<SearchPage />, { ...page, language, answer });
    await screen.findByRole('link', { name: 'Audi Q4 e-tron' });
    expect(await screen.findAllByText(chip)).toHaveLength(1);
    expect(screen.getAllByText(note).length).toBeGreaterThan(1);
  },
);

test('a card shows the estimate, its price a kilometre and the facts; unknown consumption is a question mark', async () => {
  await renderPortal(<SearchPage />, { ...page, answer: catalogue().answer });
  const link = await screen.findByRole('link', { name: 'Audi Q4 e-tron' });
  expect(link.getAttribute('href')).toBe('/vehicle/7');
  const card = link.closest('article')?.textContent.replaceAll('\u00a0', ' ') ?? '';
  for (const text of [
    'ca. 326 €',
    '35 % gespart',
    '177 € weniger',
    '503 €',
    '48 Monate, 10.000 km im Jahr, 0,39 € je km',
    '520 km',
    'Winter (Schätzung)364 km',
    '51.900 €',
    '? kWh/100 km',
    'ca. 2,5 bis 3 Monate',
  ])
    expect(card).toContain(text);
});

test('the filter button writes the address, clear empties it and can be undone', async () => {
  const { answer, asked } = catalogue();
  await renderPortal(<SearchPage />, { ...page, answer });
  const person = userEvent.setup();
  await screen.findByRole('option', { name: 'Audi' });
  await person.selectOptions(screen.getByLabelText('Marke'), 'Audi');
  await person.selectOptions(
    await screen.findByLabelText('Modell'),
    await screen.findByRole('option', { name: 'Q4 e-tron' }),
  );
  expect(window.location.search).toBe('');
  await person.click(screen.getByRole('button', { name: 'Filtern' }));
  expect(window.location.search).toBe('?brands=Audi&models=Q4+e-tron');
  await waitFor(() => expect(asked.at(-1)).toBe('/v1/search?manufacturerIds=Audi&modelIds=Q4%20e-tron'));
  await person.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
  expect(window.location.search).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Marke').value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Modell').disabled).toBe(true);
  await person.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(window.location.search).toBe('?brands=Audi&models=Q4+e-tron');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Marke').value).toBe('Audi'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zurücksetzen' })),
  );
});

test('the address restores the dropdowns, and going back moves them back', async () => {
  const { go } = await renderPortal(<SearchPage />, {
    ...page,
    at: '/search?brands=Audi',
    answer: catalogue().answer,
  });
  expect((await screen.findByLabelText<HTMLSelectElement>('Marke')).value).toBe('Audi');
  await go('/search?brands=BMW');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Marke').value).toBe('BMW'));
  await go(-1);
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Marke').value).toBe('Audi'));
});

test('what no filter understands is named, not counted, and leaves the address alone', async () => {
  await renderPortal(<SearchPage />, {
    ...page,
    at: '/search?brands=BM,Audi&rangeFrom=viel',
    answer: catalogue().answer,
  });
  expect(await screen.findByText(/lassen es deshalb weg: „BM“, „Mindestreichweite: viel“/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Filter (1 aktiv)' })).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Marke').value).toBe('Audi');
  expect(window.location.search).toBe('?brands=BM,Audi&rangeFrom=viel');
});

test('with nothing but what no filter understands, all cars stand there without a filter', async () => {
  const { go } = await renderPortal(<SearchPage />, {
    ...page,
    at: '/search?brands=BM',
    answer: catalogue().answer,
  });
  expect(await screen.findByText(/lassen es deshalb weg: „BM“/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Filtern und sortieren' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Audi Q4 e-tron' })).toBeDefined();
  await go('/search?brands=BMW');
  await waitFor(() => expect(screen.queryByText(/lassen es deshalb weg/)).toBeNull());
});

test('another brand empties the model', async () => {
  await renderPortal(<SearchPage />, {
    ...page,
    at: '/search?brands=Audi&models=Q4 e-tron',
    answer: catalogue().answer,
  });
  const person = userEvent.setup();
  await person.selectOptions(
    await screen.findByLabelText('Marke'),
    await screen.findByRole('option', { name: 'BMW' }),
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Modell').value).toBe('');
});

test('nothing found says so and leads back to all cars', async () => {
  await renderPortal(<SearchPage />, {
    ...page,
    at: '/search?brands=Audi',
    answer: catalogue([]).answer,
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Alle Autos zeigen' }));
  expect(window.location.search).toBe('');
});

test('a failed load says so and can be tried again', async () => {
  let works = false;
  const { answer } = catalogue();
  await renderPortal(<SearchPage />, {
    ...page,
    answer: (request) =>
      works || !/^\/v1\/search($|\?)/.test(request.path)
        ? answer(request)
        : Response.json({}, { status: 503 }),
  });
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  works = true;
  await userEvent.setup().click(retry);
  expect(await screen.findByRole('link', { name: 'Audi Q4 e-tron' })).toBeTruthy();
});

test('with an own net rate the list is the person’s own', async () => {
  await renderPortal(<SearchPage />, {
    ...page,
    roles: ['EMPLOYEE'],
    answer: catalogue([{ ...car, yourLeaseFrom: 312.02 }]).answer,
  });
  await screen.findByRole('heading', { level: 1, name: 'Elektroautos für Ihr Netto' });
  expect(await screen.findByText('Ihre Nettorate im Monat')).toBeTruthy();
});

/** The portal of a person with salary data, whose list answers as given. */
function withSalaryData(list: () => Response | Promise<Response>) {
  const { answer } = catalogue();
  const answerAll = (request: ClientRequest): Response | Promise<Response> => {
    if (request.path === '/v1/user/me') return Response.json(sampleMe());
    if (/^\/v1\/search($|\?)/.test(request.path)) return list();
    const isFilter = /^\/v1\/search\/(manufacturers|models)/.test(request.path);
    return isFilter ? answer(request) : Response.json({}, { status: 404 });
  };
  return { ...page, roles: ['EMPLOYEE'], answer: answerAll };
}

test('a car that the own pay cannot carry, or the law forbids, is named so, without a saving, behind the others', async () => {
  const cars = [
    sampleListItem({ id: 7, brand: 'Dacia', model: 'Spring', yourLeaseFrom: 212, limitReached: true }),
    sampleListItem({ id: 8, model: 'A6 e-tron', estimateRange: { fromEur: 195.4, toEur: 210 } }),
    sampleListItem({ id: 9, brand: 'BMW', model: 'i4', yourLeaseFrom: 312.02 }),
  ];
  const salaried = withSalaryData(() => Response.json(cars));
  await renderPortal(<SearchPage />, { ...salaried, at: '/search?sort=rate' });
  await screen.findByText(/Für die übrigen Autos ist mit Ihrem Gehalt derzeit keine Rate möglich/);
  // Below the last card.
  await screen.findByText(/sonst schätzen wir ohne Ihr Gehalt, mit 3\.600/);
  const articles = screen.getAllByRole('article');
  const cards = articles.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(cards[0]).toContain('Ihre Nettorate im Monat 312 €');
  expect(cards[1]).toContain('Schätzung ohne Ihr Gehalt, im Monat 195–210 €');
  expect(cards[2]).toContain('Ihre Nettorate im Monat 212 €');
  for (const impossible of cards.slice(1)) {
    expect(impossible).toContain('Mit Ihrem Gehalt derzeit nicht möglich');
    expect(impossible).not.toMatch(/gespart|weniger/);
  }
  const bars = articles.map((card) => card.querySelectorAll('[class*="saved"]').length);
  expect(bars).toEqual([1, 0, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Mit meinem Gehalt möglich' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('article').textContent).toContain('BMW');
});

test('visitors see the estimate as a range, with the saving at both ends and what the range stands for', async () => {
  const cars = [sampleListItem({ estimateRange: { fromEur: 330.35, toEur: 359.98 } })];
  await renderPortal(<SearchPage />, { ...page, answer: catalogue(cars).answer });
  const card = (await screen.findByRole('article')).textContent.replaceAll('\u00a0', ' ');
  expect(card).toContain('Geschätzte Nettorate im Monat 330–360 €28–34 % gespart');
  expect(card).toContain('143–173 € weniger');
  const note = screen.getByText(/Die Spanne zeigt die Nettorate bei/).textContent.replaceAll('\u00a0', ' ');
  // As the model people of `packages/pricing` earn.
  for (const salary of MODEL_SALARIES_EUR) expect(note).toContain(`${salary / 1000}00 €`);
  expect(note).toContain(`${MODEL_COMMUTE_KILOMETERS} km Arbeitsweg`);
  expect(note).toContain('abzüglich der höchsten staatlichen Prämie für Privatpersonen ohne Kinder');
});

test.each([
  ['that came empty', () => Response.json([]), 'Kein Auto gefunden'],
  ['that failed', () => Response.json({}, { status: 503 }), 'Die Autos konnten nicht geladen werden'],
  ['on its way', () => new Promise<Response>(() => undefined), 'Die Autos werden geladen'],
])('with salary data nobody is asked for them above a list %s', async (_case, list, sign) => {
  await renderPortal(<SearchPage />, withSalaryData(list));
  await screen.findByRole('heading', { level: 1, name: 'Elektroautos für Ihr Netto' });
  expect(await screen.findByText(sign)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Gehaltsdaten eingeben' })).toBeNull();
});

test('limits in the address narrow the list; the fields restore them', async () => {
  const cars = [car, { ...car, id: 8, model: 'e-tron GT', rangeKm: 300 }];
  await renderPortal(<SearchPage />, {
    ...page,
    at: '/search?rangeFrom=400&sort=rate',
    answer: catalogue(cars).answer,
  });
  await screen.findByRole('link', { name: 'Audi Q4 e-tron' });
  expect(screen.queryByRole('link', { name: 'Audi e-tron GT' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mehr Filter (1)', expanded: true })).toBeTruthy();
  expect((await screen.findByLabelText<HTMLSelectElement>('Mindestreichweite')).value).toBe('400');
});

test('the order stands in the address at once, and going back undoes it', async () => {
  const cars = [
    car,
    sampleListItem({ id: 8, model: 'A6 e-tron', rangeKm: 700 }),
    sampleListItem({ id: 9, brand: 'BMW', model: 'i4', rangeKm: 600 }),
  ];
  const { go } = await renderPortal(<SearchPage />, { ...page, answer: catalogue(cars).answer });
  const names = (): string[] =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent.trim());
  await screen.findByRole('link', { name: 'BMW i4' });
  expect(names()).toEqual(['Audi A6 e-tron', 'Audi Q4 e-tron', 'BMW i4']);
  await userEvent.setup().selectOptions(screen.getByLabelText('Sortieren'), 'range');
  expect(window.location.search).toBe('?sort=range');
  expect(names()).toEqual(['Audi A6 e-tron', 'BMW i4', 'Audi Q4 e-tron']);
  await go(-1);
  await waitFor(() => expect(names()).toEqual(['Audi A6 e-tron', 'Audi Q4 e-tron', 'BMW i4']));
});

test('the filter button writes the limits too', async () => {
  await renderPortal(<SearchPage />, { ...page, answer: catalogue().answer });
  const person = userEvent.setup();
  await screen.findByRole('link', { name: 'Audi Q4 e-tron' });
  await person.click(screen.getByRole('button', { name: 'Mehr Filter' }));
  await person.selectOptions(await screen.findByLabelText('Mindestreichweite'), '600');
  await person.selectOptions(screen.getByLabelText('Karosserie'), 'SUV');
  await person.click(screen.getByRole('button', { name: 'Filtern' }));
  expect(window.location.search).toBe('?rangeFrom=600&body=SUV');
  // The car goes 520 km.
  expect(await screen.findByRole('heading', { name: 'Kein Auto gefunden' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Ohne „Mindestreichweite“: ein Auto' }));
  expect(window.location.search).toBe('?body=SUV');
  expect(await screen.findByRole('link', { name: 'Audi Q4 e-tron' })).toBeTruthy();
});

/** The estimates of 326 and 420 EUR. */
const cheapAndDear = [car, sampleListItem({ id: 8, model: 'e-tron GT', estimateLeaseFrom: 420 })];

test('the budget counts at once and narrows the list after a pause, by slider and by number', async () => {
  await renderPortal(<SearchPage />, { ...page, answer: catalogue(cheapAndDear).answer });
  expect(await screen.findByText('2 Autos')).toBeTruthy();
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Nettorate im Monat, höchstens' });
  expect(slider.getAttribute('aria-valuetext')).toBe('jede Rate');
  fireEvent.change(slider, { target: { value: '400' } });
  expect(screen.getByText('Ein Auto von 2 passt, geschätzt')).toBeTruthy();
  expect(window.location.search).toBe('');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(window.location.search).toBe('?rateTo=400');
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: /^bis/ });
  expect(number.value).toBe('400');
  const person = userEvent.setup();
  await person.clear(number);
  await person.type(number, '425');
  await waitFor(() => expect(window.location.search).toBe('?rateTo=425'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  await person.clear(number);
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('the budget has a lower end too, which does not cross the upper one', async () => {
  await renderPortal(<SearchPage />, { ...page, answer: catalogue(cheapAndDear).answer });
  expect(await screen.findByText('2 Autos')).toBeTruthy();
  const person = userEvent.setup();
  await person.type(screen.getByRole('textbox', { name: /^von/ }), '427');
  expect(await screen.findByText('Ein Auto von 2 passt, geschätzt')).toBeTruthy();
  await waitFor(() => expect(window.location.search).toBe('?rateFrom=427'));
  // Any package that fits keeps a car: the card shows the cheapest of these.
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Audi e-tron GT' }).getAttribute('href')).toBe(
    '/vehicle/8?package=78',
  );
  expect(screen.getByRole('article').textContent.replaceAll('\u00a0', ' ')).toContain(
    '48 Monate, 20.000 km im Jahr',
  );
  const upper = screen.getByRole<HTMLInputElement>('slider', { name: 'Nettorate im Monat, höchstens' });
  fireEvent.change(upper, { target: { value: '350' } });
  expect(upper.value).toBe('427');
});

test('a further brand joins the chosen one, or takes its place', async () => {
  await renderPortal(<SearchPage />, { ...page, at: '/search?brands=Audi', answer: catalogue().answer });
  const person = userEvent.setup();
  await person.selectOptions(
    screen.getByLabelText('Marke'),
    await screen.findByRole('option', { name: '+ BMW' }),
  );
  await person.click(screen.getByRole('button', { name: 'Filtern' }));
  await waitFor(() => expect(window.location.search).toBe('?brands=Audi%2CBMW'));
  // Each chosen brand is a chip; the keyboard goes on at the next one.
  await person.click(await screen.findByRole('button', { name: 'Marke Audi entfernen' }));
  await waitFor(() => expect(window.location.search).toBe('?brands=BMW'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Marke BMW entfernen' }));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(document.activeElement?.textContent).toMatch(/^ab 500\skm$/);
  await person.selectOptions(screen.getByLabelText('Marke'), 'BMW');
  await person.click(screen.getByRole('button', { name: 'Filtern' }));
  await waitFor(() => expect(window.location.search).toBe('?brands=BMW'));
});

test('a budget below every car says from when on there are some', async () => {
  const { answer } = catalogue(cheapAndDear);
  await renderPortal(<SearchPage />, { ...page, at: '/search?rateTo=300', answer });
  await userEvent
    .setup()
    .click(await screen.findByRole('button', { name: /^Ab 326\s€ geht es los: ein Auto$/ }));
  expect(window.location.search).toBe('?rateTo=326');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('the cap of the list price is told with its figure and narrows the list', async () => {
  const cars = [car, sampleListItem({ id: 8, model: 'RS e-tron GT', listPrice: 149_900 })];
  await renderPortal(<SearchPage />, { ...page, answer: catalogue(cars).answer });
  const person = userEvent.setup();
  await screen.findByRole('link', { name: 'Audi RS e-tron GT' });
  await person.click(screen.getByRole('button', { name: 'Mehr Filter' }));
  await person.selectOptions(
    await screen.findByLabelText('Listenpreis'),
    screen.getByRole('option', { name: /^bis 100\.000\s€ \(0,25\s%\)$/ }),
  );
  await person.click(screen.getByRole('button', { name: 'Filtern' }));
  expect(window.location.search).toBe('?underCap=true');
  expect(screen.queryByRole('link', { name: 'Audi RS e-tron GT' })).toBeNull();
});

test('a remembered car leads to the comparison', async () => {
  await renderPortal(<SearchPage />, { ...page, answer: catalogue().answer });
  const button = await screen.findByRole('button', { name: 'Audi Q4 e-tron merken', pressed: false });
  await userEvent.setup().click(button);
  const link = await screen.findByRole('link', { name: 'Gemerkte vergleichen' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(link.getAttribute('href')).toBe('/compare?cars=7');
});

test('while the cars are on their way a spinner turns and the wait is told', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { answer } = catalogue();
  await renderPortal(<SearchPage />, {
    ...page,
    answer: async (request) => {
      if (request.path.split('?')[0] === '/v1/search') await arrived;
      return answer(request);
    },
  });
  expect(await screen.findByText('Die Autos werden geladen')).toBeTruthy();
  expect(document.querySelector('.mantine-Loader-root')).not.toBeNull();
  arrive();
  await screen.findByRole('link', { name: 'Audi Q4 e-tron' });
  expect(document.querySelector('.mantine-Loader-root')).toBeNull();
});

/** Cars of as many models, with ids from 1 on. */
const carsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleListItem({ id: index + 1, model: `M${String(index + 1).padStart(3, '0')}` }),
  );

test('the list shows 24 cars and adds as many on request; the keyboard goes on at the first of them', async () => {
  await renderPortal(<SearchPage />, { ...page, answer: catalogue(carsOf(50)).answer });
  const person = userEvent.setup();
  const more = await screen.findByRole('button', { name: '24 weitere Autos zeigen' });
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await person.click(more);
  expect(screen.getAllByRole('article')).toHaveLength(48);
  expect(document.activeElement?.textContent).toBe('Audi M025');
  expect(window.location.search).toBe('?shown=48');
  await person.click(screen.getByRole('button', { name: '2 weitere Autos zeigen' }));
  expect(screen.queryByRole('button', { name: /weitere/ })).toBeNull();
});

test('a chip filters at once, with what is chosen in the fields, and lifts its filter again', async () => {
  await renderPortal(<SearchPage />, { ...page, answer: catalogue().answer });
  const person = userEvent.setup();
  await screen.findByRole('option', { name: 'Audi' });
  await person.selectOptions(screen.getByLabelText('Marke'), 'Audi');
  await person.click(screen.getByRole('button', { name: 'SUV', pressed: false }));
  expect(window.location.search).toBe('?brands=Audi&body=SUV');
  await person.click(screen.getByRole('button', { name: 'SUV', pressed: true }));
  expect(window.location.search).toBe('?brands=Audi');
});

test('the search field narrows the list while a person types, and follows the address', async () => {
  const cars = [car, sampleListItem({ id: 9, brand: 'Škoda', model: 'Enyaq' })];
  const { go } = await renderPortal(<SearchPage />, { ...page, answer: catalogue(cars).answer });
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Suche' });
  await userEvent.setup().type(field, 'skoda');
  await waitFor(() => expect(window.location.search).toBe('?text=skoda'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Škoda Enyaq' })).toBeTruthy();
  await go('/search?text=SUV bis 400');
  expect((await screen.findByText(/^Wir suchen/)).textContent.replace('\u00a0', ' ')).toBe(
    'Wir suchen: SUV, bis 400 €',
  );
  await go('/search?text=nichts');
  await waitFor(() => expect(field.value).toBe('nichts'));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Ohne „nichts“: 2 Autos' }));
  expect(window.location.search).toBe('');
  expect(field.value).toBe('');
});

test('the example begins at the median salary and follows the slider', async () => {
  const rates = [3600, 4300, 8100].map((salary) => ({ grossMonthlySalaryEur: salary, rateEur: salary / 10 }));
  const answer = catalogue([car], law, { car, durationMonths: 48, rates }).answer;
  const { go } = await renderPortal(<SearchPage />, { ...page, answer });
  const slider = await screen.findByRole('slider', { name: 'Ihr Bruttogehalt im Monat' });
  const example = () => slider.closest('section')?.textContent.replaceAll('\u00a0', ' ');
  expect(example()).toContain('Nettorate bei 4.300 € brutto im Monat 430 €');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(slider.getAttribute('aria-valuetext')?.replace('\u00a0', ' ')).toBe('8.100 €');
  expect(example()).toContain('Nettorate bei 8.100 € brutto im Monat 810 €');
  // The calculator goes on with car and pay of the example.
  expect(screen.getByRole('link', { name: 'Rate jetzt ausrechnen' }).getAttribute('href')).toMatch(
    /^\/calculator\?car=\d+$/,
  );
  // Below a filter the cars come first.
  await go('/search?rangeFrom=500');
  await waitFor(() => expect(screen.queryByRole('slider', { name: 'Ihr Bruttogehalt im Monat' })).toBeNull());
});

test('visitors find shelves above the whole list; a filter replaces them', async () => {
  const { go } = await renderPortal(<SearchPage />, { ...page, answer: catalogue(carsOf(5)).answer });
  const shelf = await screen.findByRole('region', { name: 'Große Reichweite' });
  expect(within(shelf).getAllByRole('listitem')).toHaveLength(4);
  const all = within(shelf).getByRole('link', { name: 'Alle 5 zeigen' });
  expect(all.getAttribute('href')).toBe('/search?rangeFrom=500&sort=rate');
  await go('/search?rangeFrom=500');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Große Reichweite' })).toBeNull());
});
