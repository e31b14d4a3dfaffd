/** What an answer rests on where no law decides. */
type FaqGround = 'contract' | 'package' | 'portal' | 'insurance';

/** A law or a decree as it is cited, the same in every language. */
interface FaqLaw {
  readonly citation: string;
  /** Where its official text stands, if it has an address for good. */
  readonly address?: string;
}

interface FaqSource {
  readonly laws: readonly FaqLaw[];
  readonly ground?: FaqGround;
}

function law(citation: string, page: string): FaqLaw {
  return { citation, address: `https://www.gesetze-im-internet.de/${page}` };
}

const BENEFIT = law('§ 6 Abs. 1 Nr. 4 EStG', 'estg/__6.html');
const VALUATION = law('§ 8 Abs. 2 EStG', 'estg/__8.html');
const MONEY = law('§ 107 Abs. 2 GewO', 'gewo/__107.html');
const SIGNATURE = law('§ 126a BGB', 'bgb/__126a.html');
const STICKER = law('35. BImSchV', 'bimschv_35/');

const CONTRACT: FaqSource = { laws: [], ground: 'contract' };
const PACKAGE: FaqSource = { laws: [], ground: 'package' };
const PORTAL: FaqSource = { laws: [], ground: 'portal' };
const INSURANCE: FaqSource = { laws: [], ground: 'insurance' };

/** What each answer rests on, by the id of its question. */
export const FAQ_SOURCES: Readonly<Record<string, FaqSource>> = {
  'allgemeines-1': { laws: [VALUATION] },
  'allgemeines-2': { laws: [VALUATION], ground: 'contract' },
  'allgemeines-3': PORTAL,
  'allgemeines-4': {
    laws: [{ citation: 'BMF-Schreiben vom 15.12.2016 zu Leasingfahrzeugen' }],
  },
  'gehaltsumwandlung-1': { laws: [BENEFIT, VALUATION] },
  'gehaltsumwandlung-2': { laws: [BENEFIT] },
  'gehaltsumwandlung-3': {
    laws: [
      law('§ 1 MiLoG', 'milog/__1.html'),
      MONEY,
      law('§ 850c ZPO', 'zpo/__850c.html'),
      law('§ 4 Abs. 3 TVG', 'tvg/__4.html'),
    ],
  },
  'gehaltsumwandlung-4': {
    laws: [
      law('§ 70 SGB VI', 'sgb_6/__70.html'),
      law('§ 47 SGB V', 'sgb_5/__47.html'),
      law('§ 151 SGB III', 'sgb_3/__151.html'),
      law('§ 2 BEEG', 'beeg/__2.html'),
    ],
  },
  'gehaltsumwandlung-5': { laws: [VALUATION, law('§ 9 Abs. 1 Nr. 4 EStG', 'estg/__9.html')] },
  'gehaltsumwandlung-6': {
    laws: [law('§ 39e EStG', 'estg/__39e.html'), law('§ 6 Abs. 6 SGB V', 'sgb_5/__6.html')],
  },
  'fahrzeuge-1': PORTAL,
  'fahrzeuge-2': { laws: [BENEFIT] },
  'rundum-paket-1': PACKAGE,
  'rundum-paket-2': PACKAGE,
  'rundum-paket-3': PACKAGE,
  'rundum-paket-4': { laws: [law('§ 3d KraftStG', 'kraftstg/__3d.html')] },
  'bestellung-und-status-1': PORTAL,
  'bestellung-und-status-2': PORTAL,
  'bestellung-und-status-3': PORTAL,
  'lieferung-1': PORTAL,
  'lieferung-2': PORTAL,
  'lieferung-3': { laws: [BENEFIT], ground: 'contract' },
  'das-auto-1': CONTRACT,
  'das-auto-2': INSURANCE,
  'das-auto-3': PACKAGE,
  'bestellablauf-1': PORTAL,
  'bestellablauf-2': PORTAL,
  'bestellablauf-3': { laws: [SIGNATURE], ground: 'portal' },
  'rueckgabe-1': CONTRACT,
  'rueckgabe-2': CONTRACT,
  'schaeden-und-verschleiss-1': CONTRACT,
  'schaeden-und-verschleiss-2': CONTRACT,
  'weitere-fahrer-1': CONTRACT,
  'weitere-fahrer-2': { laws: [law('§ 21 StVG', 'stvg/__21.html')] },
  'umweltplakette-1': { laws: [STICKER, law('§ 3 EmoG', 'emog/__3.html')] },
  'umweltplakette-2': { laws: [law('§ 37a BImSchG', 'bimschg/__37a.html')] },
  'storno-und-widerruf-1': CONTRACT,
  'storno-und-widerruf-2': CONTRACT,
  'versicherung-1': INSURANCE,
  'versicherung-2': INSURANCE,
  'unfall-1': { laws: [law('§ 34 StVO', 'stvo_2013/__34.html')], ground: 'insurance' },
  'unfall-2': PACKAGE,
  'vertrag-und-zahlung-1': CONTRACT,
  'vertrag-und-zahlung-2': CONTRACT,
  'vertrag-und-zahlung-3': { laws: [law('§ 10 UStG', 'ustg_1980/__10.html')] },
  'laden-1': { laws: [law('§ 3 Nr. 46 EStG', 'estg/__3.html')] },
  'laden-2': {
    laws: [law('§ 3 Nr. 50 EStG', 'estg/__3.html'), { citation: 'BMF-Schreiben vom 11.11.2025' }],
  },
  'laden-3': { laws: [VALUATION] },
};
