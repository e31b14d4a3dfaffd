import { ok, refuse, type Result } from '@stromwandel/kernel';
import {
  isDictionary,
  isInert,
  isList,
  isName,
  isStream,
  referenceIn,
  type PdfDictionary,
  type PdfValue,
} from './pdf-values.ts';

/** Where a stamp may stand on the last page, in points from the lower left corner. */
export interface StampPlace {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** The field of a signature with its look. */
export interface Stamp {
  /** Number of the signature's object. */
  readonly signature: number;
  /** The page that the widget names; null when it names none. */
  readonly pageNamed: number | null;
  readonly isVisible: boolean;
  readonly isInPlace: boolean;
  /** Numbers of the objects that the look is made of. */
  readonly parts: ReadonlySet<number>;
}

const words = (text: string) => new Set(text.split(' '));
const WIDGET_KEYS = words('Type Subtype FT Ff T TU TM F V P Rect AP MK DA Q Border BS NM M');
/** Forms, images, fonts and colour profiles; not what has a stream read another file or changes by itself. */
const STREAM_KEYS = words(
  `Type Subtype FormType BBox Matrix Resources Length Filter DecodeParms Group Name Width Height ColorSpace BitsPerComponent
   ImageMask Mask SMask Decode Interpolate Intent Length1 Length2 Length3 N Alternate Range`.replace(
    /\s+/g,
    ' ',
  ),
);
const STREAM_KINDS = ['Form', 'Image', 'Type1C', 'CIDFontType0C', 'OpenType'];
/** Optional content, actions and attached files. */
const FORBIDDEN_KEYS = ['Properties', 'OC', 'A', 'AA', 'JS', 'AF', 'URI', 'Next'];

type Objects = ReadonlyMap<number, PdfValue>;

/** Adds the objects that a value leads to. @returns false when one of them is missing or no part of a look */
function collectParts(value: PdfValue, objects: Objects, parts: Set<number>): boolean {
  const number = referenceIn(value);
  if (number !== null) {
    if (parts.has(number)) return true;
    const found = objects.get(number);
    parts.add(number);
    return found !== undefined && collectParts(found, objects, parts);
  }
  if (isList(value)) return value.every((item) => collectParts(item, objects, parts));
  if (isStream(value)) {
    const { entries } = value.stream;
    const kind = entries.get('Subtype');
    const isPlain = [...entries.keys()].every((key) => STREAM_KEYS.has(key));
    return (
      isPlain &&
      (kind === undefined || isName(kind, ...STREAM_KINDS)) &&
      collectParts(value.stream, objects, parts)
    );
  }
  if (!isDictionary(value)) return true;
  return [...value.entries].every(
    ([key, entry]) => !FORBIDDEN_KEYS.includes(key) && collectParts(entry, objects, parts),
  );
}

function numbersOf(value: PdfValue | undefined, count: number): number[] | null {
  const items = isList(value) ? value.filter((item) => typeof item === 'number') : [];
  return isList(value) && value.length === count && items.length === count ? items : null;
}

/** A form that is drawn upright within its box; readers cut off what lies outside (ISO 32000-2, 8.10 and 12.5.5). */
function isUprightForm(look: PdfValue | undefined): boolean {
  if (!isStream(look)) return false;
  const { entries } = look.stream;
  const matrix = entries.get('Matrix');
  const isUpright = matrix === undefined || numbersOf(matrix, 6)?.join(' ') === '1 0 0 1 0 0';
  return isUpright && isName(entries.get('Subtype'), 'Form') && numbersOf(entries.get('BBox'), 4) !== null;
}

/** The object that a widget is drawn as; null when it has no look, undefined when it has more than one. */
function lookOf(widget: PdfDictionary): number | null | undefined {
  const looks = widget.entries.get('AP');
  if (looks === undefined) return null;
  if (!isDictionary(looks) || looks.entries.size !== 1) return undefined;
  return referenceIn(looks.entries.get('N')) ?? undefined;
}

function isSignatureWidget({ entries }: PdfDictionary): boolean {
  const isWhole = ['Type', 'Subtype', 'FT'].every((key) => entries.has(key) || key === 'Type');
  const inert = [...entries].filter(([key]) => !['V', 'P', 'AP'].includes(key)).map(([, value]) => value);
  return (
    isWhole &&
    [...entries.keys()].every((key) => WIDGET_KEYS.has(key)) &&
    isName(entries.get('Type') ?? { name: 'Annot' }, 'Annot') &&
    isName(entries.get('Subtype'), 'Widget') &&
    isName(entries.get('FT'), 'Sig') &&
    inert.every(isInert)
  );
}

/**
 * Judges the field of a signature: it is shown once, paints only within its rectangle, and does nothing.
 * @returns null as error when it holds anything else
 */
export function judgeStamp(
  objects: Objects,
  {
    widget,
    form,
    place,
  }: { readonly widget: number; readonly form: PdfDictionary; readonly place: StampPlace },
): Result<Stamp, null> {
  const field = objects.get(widget);
  if (!isDictionary(field) || !isSignatureWidget(field)) return refuse(null);
  const { entries } = field;
  const [signature, look, rectangle] = [
    referenceIn(entries.get('V')),
    lookOf(field),
    numbersOf(entries.get('Rect'), 4),
  ];
  if (signature === null || look === undefined || rectangle === null) return refuse(null);
  const [left = 0, bottom = 0, right = 0, top = 0] = rectangle;
  const isVisible = left !== right || bottom !== top;
  const drawn = look === null ? undefined : objects.get(look);
  if (look !== null && !isUprightForm(drawn)) return refuse(null);
  // A rectangle without extent hides nothing; what is painted into it must be nothing as well.
  if (!isVisible && isStream(drawn) && drawn.length > 0) return refuse(null);
  const parts = new Set<number>();
  const others = [...form.entries].filter(([key]) => key !== 'Fields').map(([, value]) => value);
  const looks: PdfValue[] = look === null ? others : [...others, { object: look }];
  if (!collectParts(looks, objects, parts)) return refuse(null);
  return ok({
    signature,
    pageNamed: referenceIn(entries.get('P')),
    isVisible,
    isInPlace:
      left <= right &&
      bottom <= top &&
      left >= place.left &&
      bottom >= place.bottom &&
      right <= place.left + place.width &&
      top <= place.bottom + place.height,
    parts,
  });
}
