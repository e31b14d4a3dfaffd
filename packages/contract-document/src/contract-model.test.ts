import { cents } from '@stromwandel/kernel';
import { describe, expect, test } from 'vitest';
import type { ContractDocument } from './contract-document.ts';
import type { ContractInput } from './contract-input.ts';
import { contractModel } from './contract-model.ts';
import { EXAMPLE_CONTRACT_INPUT as input } from './editing/example-contract-input.ts';
import { CURRENT_CONTRACT_TEXTS } from './contract-texts-of.ts';

function plainText(model: ContractDocument): string {
  return JSON.stringify(model).replaceAll('\u00a0', ' ');
}

function sectionText(model: ContractDocument, heading: string): string {
  return JSON.stringify(model.sections.find((section) => section.heading.includes(heading))).replaceAll(
    '\u00a0',
    ' ',
  );
}

const withLease = (lease: Partial<ContractInput['lease']>): ContractInput => ({
  ...input,
  lease: { ...input.lease, ...lease },
});

describe('contractModel', () => {
  test('covers every subject a vehicle-provision contract needs', () => {
    const headings = contractModel(input).sections.map((section) => section.heading);
    expect(headings).toMatchInlineSnapshot(`
      [
        "§ 1 Fahrzeug",
        "§ 2 Laufzeit, Lieferung und Laufleistung",
        "§ 3 Entgeltumwandlung",
        "§ 4 Im Umwandlungsbetrag enthalten",
        "§ 5 Nicht enthalten",
        "§ 6 Mehr- und Minderkilometer",
        "§ 7 Geldwerter Vorteil",
        "§ 8 Fahrberechtigte Personen und Nutzung",
        "§ 9 Versicherung, Schäden und Unfall",
        "§ 10 Monate ohne Entgelt",
        "§ 11 Rückgabe",
        "§ 12 Vorzeitiges Ende",
        "§ 13 Widerruf",
        "§ 14 Datenschutz",
        "§ 15 Zustandekommen und Schlussbestimmungen",
        "Anlage 1: Ausstattung des Fahrzeugs",
        "Anlage 2: Entgeltabrechnung im Vergleich",
        "In English: what you miss later",
        "Anlage 3: Grundlagen dieses Dokuments",
        "Unterzeichnung",
      ]
    `);
  });

  test.each([
    'Nordwerk GmbH',
    'Anna Schmidt',
    '14.05.1990 in Münster',
    'Škoda Enyaq 85',
    'Phönix-Grün',
    'Wärmepumpe',
    '51.900,00 €',
    '512,00 €',
    '18.432,00 €',
    '36 Monate',
    '30.000 km',
    '16,5 kWh/100 km',
    '0,087 €',
    '500,00 €',
    'zwischen 18 und 75 Jahre alt',
    'beginnt mit dem Tag nach Ihrer Unterschrift',
    '12.900,00 €',
    '58,05 €',
    '2026-01 (PAP 2026, Sozialversicherung 2026)',
  ])('states %s', (text) => {
    expect(plainText(contractModel(input))).toContain(text);
  });

  test('leaves no placeholder open', () => {
    expect(plainText(contractModel(input))).not.toMatch(/\{\w+\}[^"]*"/);
  });

  test('names the applied share and cap', () => {
    expect(sectionText(contractModel(input), '§ 7')).toContain(
      'Preisgrenze für den Satz von 0,25 % beträgt 100.000,00 €',
    );
    const expensive = { ...input, benefitInKind: { ...input.benefitInKind, percentHundredths: 50 as const } };
    expect(sectionText(contractModel(expensive), '§ 7')).toContain('monatlich 0,5 % des Bruttolistenpreises');
    const unreduced = { ...input.benefitInKind, percentHundredths: 100 as const, capCents: null };
    const text = sectionText(contractModel({ ...input, benefitInKind: unreduced }), '§ 7');
    expect(text).toContain('monatlich 1 % des auf volle 100 Euro abgerundeten Bruttolistenpreises');
    expect(text).not.toContain('Preisgrenze für den Satz');
  });

  test('lists only the services of the package', () => {
    const bare = withLease({
      maintenanceIncluded: false,
      tirePackageIncluded: false,
      tireChangeIncluded: false,
    });
    expect(sectionText(contractModel(input), '§ 4')).toContain('Wartung');
    expect(sectionText(contractModel(bare), '§ 4')).not.toMatch(/Wartung|Winterräder|Radwechsel/);
  });

  test('mentions rate insurance only when the package has it', () => {
    const without = contractModel(withLease({ rateInsuranceIncluded: false }));
    expect(plainText(contractModel(input))).toContain('Ratenabsicherung');
    expect(plainText(without)).not.toContain('Ratenabsicherung');
  });

  test('numbers paragraphs without a gap when a conditional one is added', () => {
    const plain = sectionText(contractModel(input), '§ 3');
    const contributed = sectionText(
      contractModel(withLease({ employerContributionCents: cents(5000) })),
      '§ 3',
    );
    expect(plain).toContain('(3) ');
    expect(plain).not.toContain('(4) ');
    expect(contributed).toContain('(2) Der Arbeitgeber trägt');
    expect(contributed).toContain('50,00 €');
    expect(contributed).toContain('462,00 €');
    expect(contributed).toContain('(4) ');
  });

  test('describes single valuation of the commute by trips', () => {
    const benefitInKind = { ...input.benefitInKind, commuteValuation: 'SINGLE_TRIPS' as const };
    const text = sectionText(contractModel({ ...input, benefitInKind }), '§ 7');
    expect(text).toContain('0,002 %');
    expect(text).toContain('15 km, 18 Fahrten im Monat');
  });

  test('drops payslip lines that are zero on both sides, but never gross and net', () => {
    const text = sectionText(contractModel(input), 'Anlage 2');
    expect(text).not.toContain('Solidaritätszuschlag');
    expect(text).toContain('Bruttomonatsgehalt');
    expect(text).toContain('["Lohnsteuer","−622,33","−535,75","+86,58"]');
  });

  test('names the rate of both months where the car comes in another year', () => {
    const text = sectionText(contractModel(input), 'Anlage 2').replaceAll('\u00a0', ' ');
    expect(text).toContain('Nettorate im November 2026 (geltendes Recht)","value":"354,75 €"');
    expect(text).toContain(
      'Nettorate im Februar 2027, wenn das Fahrzeug erwartet wird (vorläufig, Recht 2026)","value":"354,75 €"',
    );
    expect(text).toContain('Sobald die Werte für 2027 gelten');
    const same = contractModel({ ...input, payslip: { ...input.payslip, atDelivery: null } });
    expect(sectionText(same, 'Anlage 2')).not.toContain('Nettorate im November');
  });

  test('explains the calculation of lines, with the law, where the order has it', () => {
    const text = sectionText(contractModel(input), 'Anlage 2').replaceAll('\u00a0', ' ');
    expect(text).toContain('12.900,00 € × 0,03 % × 15 km = 58,05 € (§ 8 Abs. 2 Satz 3 EStG)');
    expect(text).toContain(
      'Krankenversicherung: allgemeiner Beitrag 4.175,05 € × 7,3 % = 304,78 €; Zusatzbeitrag 4.175,05 € × 1,45 % = 60,54 € (§§ 241,',
    );
    const lines = input.payslip.lines.map((line) => ({ ...line, calculation: { source: '', terms: [] } }));
    const without = contractModel({ ...input, payslip: { ...input.payslip, lines } });
    expect(sectionText(without, 'Anlage 2')).not.toContain('Berechnung der Zeilen');
  });

  test('states what is missing later beside the saving, in German and in English', () => {
    const german = sectionText(contractModel(input), 'Anlage 2');
    expect(german).toContain('["Entgeltpunkte eines Jahres","1,0396","0,9645","−0,0751"]');
    expect(german).toContain('["Rente nach 36 Monaten mit Fahrzeug","–","–","−9,57"]');
    expect(german).toContain('["Krankengeld","2.583,90","2.429,10","−154,80"]');
    expect(german).toContain('{"label":"Krankengeld","value":"§ 47 SGB V"}');
    expect(german).toContain('Stand 22.11.2026');
    const english = contractModel(input).sections.find(({ language }) => language === 'en');
    expect(JSON.stringify(english)).toContain('"−154.80"');
    expect(JSON.stringify(english)).toContain('"value":"§§ 2–2f BEEG"');
    const refused = input.later.rows.map((row) =>
      row.benefit === 'elterngeld'
        ? { ...row, outcome: 'CLASS_VI' as const, lostPerMonth: null, steps: [] }
        : row,
    );
    const text = sectionText(
      contractModel({ ...input, later: { ...input.later, rows: refused } }),
      'Anlage 2',
    );
    expect(text).toContain('["Elterngeld","–","–","nicht berechnet"]');
    expect(text).toContain('Elterngeld: für Steuerklasse VI nicht berechnet.');
  });

  test('prints the saving of the comparison that the order froze', () => {
    const text = sectionText(contractModel(input), 'Anlage 2').replaceAll('\u00a0', ' ');
    // 589 € less 5,000 € of premium over 36 months, beside 354.75 € net.
    expect(text).toContain('["Prämie für Privatpersonen","0,00","−138,89","−138,89","0,00"]');
    expect(text).toContain('["Rate oder Wertverlust","354,75",');
    expect(text).toContain('"über den Arbeitgeber rund 95 € im Monat günstiger (21 %, Prämie eingerechnet)"');
    expect(text).toContain('Listenpreis bis 60.000 €, Stand 22.11.2026');
  });

  test('states unknown values instead of omitting them', () => {
    const vehicle = { ...input.vehicle, consumptionKwhPer100Km: null, trimLevel: null, specialEquipment: [] };
    const lease = { ...input.lease, deliveryFromWeeks: null, deliveryToWeeks: null };
    const text = plainText(contractModel({ ...input, vehicle, lease }));
    expect(text).toContain('"label":"Energieverbrauch (kombiniert)","value":"Keine Angabe"');
    expect(text).toContain('Keine Sonderausstattung.');
    expect(text).toContain('auf Anfrage');
  });

  test('refuses texts that name an unknown figure', () => {
    const opening = [{ text: 'Es gilt {nothing}.' }];
    expect(() => contractModel(input, { ...CURRENT_CONTRACT_TEXTS, opening })).toThrow('nothing');
  });
});
