import { findWord } from './find-word.ts';

/** Colours at the end of a German paint name. */
const ENDINGS: Readonly<Record<string, string>> = {
  weiß: 'white',
  schwarz: 'black',
  grau: 'grey',
  silber: 'silver',
  blau: 'blue',
  rot: 'red',
  grün: 'green',
  gelb: 'yellow',
  orange: 'orange',
  kupfer: 'copper',
  beige: 'beige',
  titan: 'titanium',
  blond: 'blonde',
};

/** The word before the colour, where English has another one. */
// prettier-ignore
const BEGINNINGS: Readonly<Record<string, string>> = {
  'adriatik': 'Adriatic', 'arktis': 'Arctic', 'bronze': 'Bronze', 'diamant': 'Diamond', 'digital': 'Digital',
  'edel': 'Fine', 'eis': 'Ice', 'elixier': 'Elixir', 'energy': 'Energy', 'enzian': 'Gentian', 'florett': 'Florett',
  'frost': 'Frost', 'gletscher': 'Glacier', 'glut': 'Ember', 'graphit': 'Graphite', 'grenadill': 'Grenadilla',
  'hightech': 'High-tech', 'himmel': 'Sky', 'karmin': 'Carmine', 'karrara': 'Carrara', 'khaki': 'Khaki',
  'kosmos': 'Cosmos', 'kristall': 'Crystal', 'königs': 'Kings', 'lagunen': 'Lagoon', 'lebhaft': 'Vivid',
  'magie': 'Magic', 'magnesium': 'Magnesium', 'matt': 'Matt', 'mineral': 'Mineral', 'mitternachts': 'Midnight',
  'mondstein': 'Moonstone', 'moos': 'Moss', 'mythos': 'Mythos', 'nachtfalter': 'Moth', 'nacht': 'Night',
  'nautik': 'Nautic', 'navarra': 'Navarra', 'obsessions': 'Obsession', 'obsidian': 'Obsidian', 'okenit': 'Okenite',
  'patagonien': 'Patagonia', 'perl': 'Pearl', 'perla': 'Perla', 'phytonic': 'Phytonic', 'phönix': 'Phoenix',
  'pistazien': 'Pistachio', 'platin': 'Platinum', 'polar': 'Polar', 'progressiv': 'Progressive', 'rodium': 'Rhodium',
  'rubin': 'Ruby', 'saphir': 'Sapphire', 'schiefer': 'Slate', 'schnee': 'Snow', 'selenit': 'Selenite',
  'sonnenuntergangs': 'Sunset', 'tief': 'Deep', 'tiefsee': 'Deep-sea', 'ultra': 'Ultra', 'vulkan': 'Volcano',
  'weltraum': 'Space', 'wolken': 'Cloud', 'zedern': 'Cedar', 'delfin': 'Dolphin', 'onyx': 'Onyx', 'chili': 'Chilli',
};

/** Names that are not such compounds. */
const NAMES: Readonly<Record<string, string>> = { Kreide: 'Chalk', Sanddüne: 'Sand dune' };

const COMPOUND = new RegExp(`^(.+?)(-?)(${Object.keys(ENDINGS).join('|')})$`, 'i');

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "Gletscherweiß" becomes "Glacier white"; undefined for a name of another form. */
export function colorNameInEnglish(name: string): string | undefined {
  const [, beginning = '', hyphen, ending = ''] = COMPOUND.exec(name) ?? [];
  const color = findWord(ENDINGS, ending.toLowerCase());
  if (color === undefined) return findWord(NAMES, name);
  const word = findWord(BEGINNINGS, beginning.toLowerCase()) ?? capitalized(beginning);
  // The part before a hyphen is the same in both languages.
  return hyphen === '-' ? `${beginning.replaceAll('-', ' ')} ${color}` : `${word} ${color}`;
}
