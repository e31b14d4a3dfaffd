import { stableRotation } from './stable-choice.ts';

export interface DemoColor {
  readonly name: string;
  /** `#RRGGBB` */
  readonly hex: string;
}

/** Neither full white nor full black, so that the drawings keep their form. */
const PAINTS = {
  white: '#E9EBE8',
  black: '#23272A',
  grey: '#6C7276',
  silver: '#C9CDCB',
  blue: '#23405F',
  lightBlue: '#6F93B5',
  red: '#8E2430',
  green: '#4F7A73',
  sage: '#A9BCA6',
  sand: '#CFC3AE',
  copper: '#9A4A2C',
  yellow: '#D9B53C',
} as const;

type Range = Partial<Record<keyof typeof PAINTS, string>>;

const STANDARD_RANGE: Range = {
  white: 'Polarweiß',
  black: 'Nachtschwarz',
  grey: 'Graphitgrau',
  blue: 'Tiefseeblau',
  red: 'Rubinrot',
};

// prettier-ignore
const RANGES: Readonly<Record<string, Range>> = {
  'Audi': { grey: 'Manhattangrau', white: 'Gletscherweiß', black: 'Mythosschwarz', blue: 'Navarrablau', silver: 'Florettsilber', red: 'Progressivrot' },
  'BMW': { blue: 'Phytonicblau', white: 'Mineralweiß', black: 'Saphirschwarz', grey: 'Brooklyngrau', green: 'Isle-of-Man-Grün' },
  'BYD': { lightBlue: 'Gletscherblau', white: 'Arktisweiß', black: 'Kosmosschwarz', grey: 'Delfingrau' },
  'Citroën': { green: 'Lagunengrün', white: 'Polarweiß', grey: 'Platingrau', red: 'Elixierrot', black: 'Perlaschwarz' },
  'Cupra': { copper: 'Desert-Kupfer', grey: 'Rodiumgrau', black: 'Mitternachtsschwarz', blue: 'Aurorablau', white: 'Gletscherweiß' },
  'Dacia': { sand: 'Safari-Beige', white: 'Khakiweiß', green: 'Zederngrün', grey: 'Schiefergrau' },
  'DS Automobiles': { silver: 'Kristallsilber', grey: 'Lavagrau', black: 'Perlaschwarz', red: 'Diva-Rot' },
  'Fiat': { sage: 'Pistaziengrün', lightBlue: 'Himmelblau', white: 'Eisweiß', copper: 'Sonnenuntergangsorange' },
  'Ford': { blue: 'Vaporblau', white: 'Frostweiß', grey: 'Magneticgrau', yellow: 'Lebhaftgelb', black: 'Agateschwarz' },
  'Genesis': { green: 'Uyuni-Grün', white: 'Uyuni-Weiß', grey: 'Makalu-Grau', black: 'Vik-Schwarz', blue: 'Adriatikblau' },
  'Hyundai': { silver: 'Cyber-Silber', white: 'Atlasweiß', black: 'Abyssschwarz', green: 'Digitalgrün', copper: 'Glutorange' },
  'Lexus': { silver: 'Sonic-Titan', white: 'Sonic-Weiß', black: 'Graphitschwarz', copper: 'Sonic-Kupfer' },
  'Mercedes-Benz': { silver: 'Hightechsilber', black: 'Obsidianschwarz', white: 'Polarweiß', blue: 'Nautikblau', grey: 'Selenitgrau', red: 'Patagonienrot' },
  'MG Motor': { yellow: 'Brightonblond', blue: 'Holbornblau', white: 'Doverweiß', black: 'Pebbleschwarz', grey: 'Camdengrau' },
  'Mini': { green: 'British-Racing-Grün', red: 'Chilirot', white: 'Nanukweiß', grey: 'Meltinggrau', blue: 'Blazingblau' },
  'Nissan': { lightBlue: 'Aurorablau', white: 'Perlweiß', black: 'Mitternachtsschwarz', copper: 'Akatsuki-Kupfer' },
  'Peugeot': { blue: 'Obsessionsblau', grey: 'Artensegrau', white: 'Okenitweiß', black: 'Perlaschwarz', red: 'Elixierrot' },
  'Polestar': { white: 'Schneeweiß', grey: 'Magnesiumgrau', black: 'Weltraumschwarz', blue: 'Mitternachtsblau', sand: 'Jupiterbeige' },
  'Porsche': { blue: 'Enzianblau', white: 'Karraraweiß', black: 'Jetschwarz', grey: 'Vulkangrau', red: 'Karminrot', sand: 'Kreide' },
  'Renault': { yellow: 'Popgelb', lightBlue: 'Nachtfalterblau', white: 'Arktisweiß', green: 'Zederngrün', black: 'Etoileschwarz' },
  'Škoda': { green: 'Phönixgrün', blue: 'Energyblau', white: 'Moonweiß', grey: 'Graphitgrau', black: 'Magieschwarz', red: 'Velvetrot' },
  'Smart': { white: 'Digitalweiß', sage: 'Mattgrün', grey: 'Quantumgrau', yellow: 'Photongelb' },
  'Tesla': { grey: 'Stealthgrau', white: 'Perlweiß', blue: 'Tiefblau', black: 'Diamantschwarz', red: 'Ultrarot' },
  'Toyota': { sand: 'Bronzebeige', white: 'Platinweiß', black: 'Attitudeschwarz', silver: 'Edelsilber' },
  'Volkswagen': { lightBlue: 'Costa-Azulblau', white: 'Gletscherweiß', grey: 'Mondsteingrau', black: 'Grenadillschwarz', red: 'Königsrot' },
  'Volvo': { sage: 'Moosgrün', white: 'Kristallweiß', black: 'Onyxschwarz', blue: 'Wolkenblau', sand: 'Sanddüne', grey: 'Vapourgrau' },
};

/** Four to six paints of the brand. Which one comes first, and so paints the list, depends on the car. */
export function demoColors(brand: string, name: string): DemoColor[] {
  const colors = Object.entries(RANGES[brand] ?? STANDARD_RANGE).map(([paint, colorName]) => ({
    name: colorName,
    // The keys of a range are paints by its type; Object.entries forgets that.
    hex: PAINTS[paint as keyof typeof PAINTS],
  }));
  return stableRotation(name, colors);
}
