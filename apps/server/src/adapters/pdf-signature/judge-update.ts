import { isDeepStrictEqual } from 'node:util';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { judgeStamp, type StampPlace } from './judge-stamp.ts';
import { readDocument, readObject, readUpdate, type PdfRevision, type PdfUpdate } from './pdf-revision.ts';
import {
  isDictionary,
  isInert,
  isList,
  isName,
  PdfSyntaxError,
  referenceIn,
  type PdfDictionary,
  type PdfValue,
} from './pdf-values.ts';

/**
 * Why an update after the contract is refused: it is not a single plain update, changes or removes an object of the
 * contract, holds more than a signature needs, or moves the visible stamp.
 */
export type UpdateRefusal =
  | 'UPDATE_UNREADABLE'
  | 'CONTRACT_CHANGED'
  | 'UPDATE_HOLDS_MORE'
  | 'STAMP_OUT_OF_PLACE';

/** Thrown within this module, where a refusal ends the judgement from any depth. */
class RefusedUpdate extends Error {
  readonly code: UpdateRefusal;

  constructor(code: UpdateRefusal) {
    super(code);
    this.code = code;
  }
}

const refused = (code: UpdateRefusal): never => {
  throw new RefusedUpdate(code);
};

const SIGNATURE_KEYS = new Set(
  'Type Filter SubFilter ByteRange Contents Name Reason Location ContactInfo M Prop_Build'.split(' '),
);
const SUBFILTERS = ['ETSI.CAdES.detached', 'adbe.pkcs7.detached'];
const FORM_KEYS = new Set('Fields SigFlags DA DR'.split(' '));
const TRAILER_KEYS = new Set('Size Prev Root Info ID'.split(' '));

/** The contract as it was before, and its pages. */
interface Contract {
  readonly text: string;
  readonly revision: PdfRevision;
  readonly size: number;
  readonly root: number;
  readonly pages: readonly number[];
}

function dictionaryAt(
  { text, revision }: Pick<Contract, 'text' | 'revision'>,
  number: number | null,
): PdfDictionary {
  const value = number === null ? null : readObject(text, revision, number);
  if (!isDictionary(value)) throw new PdfSyntaxError(`Object ${number} is no dictionary`);
  return value;
}

/** The pages below a node, in order. The contract is ours, so its tree has no loops. */
function pagesBelow(contract: Pick<Contract, 'text' | 'revision'>, node: number): number[] {
  const { entries } = dictionaryAt(contract, node);
  const kids = entries.get('Kids');
  return isList(kids) ? kids.flatMap((kid) => pagesBelow(contract, referenceIn(kid) ?? -1)) : [node];
}

function readContract(text: string): Contract {
  const revision = readDocument(text);
  const { entries } = revision.trailer;
  const root = referenceIn(entries.get('Root')) ?? -1;
  const read = { text, revision };
  const pages = pagesBelow(read, referenceIn(dictionaryAt(read, root).entries.get('Pages')) ?? -1);
  return { ...read, size: Number(entries.get('Size')), root, pages };
}

/** Every entry of before is there unchanged, and what is new is allowed. */
function checkEntries(before: PdfDictionary, after: PdfValue | undefined, allowed: readonly string[]): void {
  if (!isDictionary(after)) return refused('CONTRACT_CHANGED');
  for (const [key, value] of before.entries) {
    if (!allowed.includes(key) && !isDeepStrictEqual(after.entries.get(key), value))
      refused('CONTRACT_CHANGED');
  }
  for (const key of after.entries.keys()) {
    if (!before.entries.has(key) && !allowed.includes(key)) refused('UPDATE_HOLDS_MORE');
  }
}

function onlyKeys({ entries }: PdfDictionary, allowed: ReadonlySet<string>): void {
  for (const key of entries.keys()) if (!allowed.has(key)) refused('UPDATE_HOLDS_MORE');
}

function checkTrailer(contract: Contract, { trailer, objects }: PdfUpdate): void {
  const [before, after] = [contract.revision.trailer.entries, trailer.entries];
  for (const key of ['Root', 'Info']) {
    if (!isDeepStrictEqual(after.get(key), before.get(key))) refused('CONTRACT_CHANGED');
  }
  const size = Math.max(contract.size, ...[...objects.keys()].map((number) => number + 1));
  const hasPlainKeys = [...after.keys()].every((key) => TRAILER_KEYS.has(key));
  const isPlain = hasPlainKeys && isInert(after.get('ID') ?? null) && after.get('Size') === size;
  if (!isPlain || after.get('Prev') !== contract.revision.tableAt) refused('UPDATE_UNREADABLE');
}

/** @returns the form's fields */
function checkCatalogue(
  contract: Contract,
  { objects }: PdfUpdate,
): { form: PdfDictionary; formNumber: number | null } {
  const catalogue = objects.get(contract.root);
  if (catalogue === undefined) return refused('UPDATE_HOLDS_MORE');
  checkEntries(dictionaryAt(contract, contract.root), catalogue, ['AcroForm', 'Extensions']);
  const { entries } = catalogue as PdfDictionary; // checkEntries takes nothing else
  // What extensions a file uses are names and numbers (ISO 32000-2, 7.12), such as ESIC of PAdES.
  if (!isInert(entries.get('Extensions') ?? null)) refused('UPDATE_HOLDS_MORE');
  const formNumber = referenceIn(entries.get('AcroForm'));
  const form = formNumber === null ? entries.get('AcroForm') : objects.get(formNumber);
  if (!isDictionary(form)) return refused('UPDATE_HOLDS_MORE');
  onlyKeys(form, FORM_KEYS);
  return { form, formNumber };
}

/** The contract's page that has the widget, whose dictionary differs in nothing else; null when no page has it. */
function checkPage(contract: Contract, { objects }: PdfUpdate, widget: number): number | null {
  const changed = [...objects.keys()].filter((number) => number < contract.size && number !== contract.root);
  const [page, ...more] = changed;
  if (page === undefined) return null;
  if (more.length > 0 || !contract.pages.includes(page)) return refused('CONTRACT_CHANGED');
  const [before, after] = [dictionaryAt(contract, page), objects.get(page)];
  checkEntries(before, after, ['Annots']);
  const own = before.entries.get('Annots') ?? [];
  const shown = isDictionary(after) ? after.entries.get('Annots') : null;
  if (!isList(own) || !isList(shown)) return refused('CONTRACT_CHANGED');
  const others = shown.filter((annotation) => referenceIn(annotation) !== widget);
  const isLost = (one: PdfValue) => !others.some((other) => isDeepStrictEqual(other, one));
  if (own.some(isLost)) refused('CONTRACT_CHANGED');
  if (!isDeepStrictEqual(others, own) || shown.length !== own.length + 1) refused('UPDATE_HOLDS_MORE');
  return page;
}

function checkSignature(value: PdfValue | undefined, message: Buffer): void {
  if (!isDictionary(value)) return refused('UPDATE_HOLDS_MORE');
  onlyKeys(value, SIGNATURE_KEYS);
  const { entries } = value;
  const type = entries.get('Type');
  const isSignature =
    (type === undefined || isName(type, 'Sig')) &&
    isName(entries.get('SubFilter'), ...SUBFILTERS) &&
    isInert(value) &&
    isDeepStrictEqual(entries.get('Contents'), { string: message.toString('hex') });
  if (!isSignature) refused('UPDATE_HOLDS_MORE');
}

function check(file: Buffer, question: UpdateQuestion): void {
  const text = file.toString('latin1');
  const contract = readContract(text.slice(0, question.unsignedLength));
  const update = readUpdate(text, question.unsignedLength);
  const { objects } = update;
  checkTrailer(contract, update);
  const { form, formNumber } = checkCatalogue(contract, update);
  const fields = form.entries.get('Fields');
  const widget = isList(fields) && fields.length === 1 ? referenceIn(fields[0]) : null;
  if (widget === null || widget < contract.size) return refused('UPDATE_HOLDS_MORE');
  const page = checkPage(contract, update, widget);
  const stamp = judgeStamp(objects, { widget, form, place: question.place });
  if (!stamp.ok) return refused('UPDATE_HOLDS_MORE');
  const { signature, pageNamed, isVisible, isInPlace, parts } = stamp.value;
  checkSignature(objects.get(signature), question.message);
  if (pageNamed !== null && page !== null && pageNamed !== page) refused('UPDATE_HOLDS_MORE');
  if (isVisible && (!isInPlace || page !== contract.pages.at(-1))) refused('STAMP_OUT_OF_PLACE');
  const known = new Set([contract.root, page, formNumber, widget, signature]);
  for (const number of objects.keys()) {
    if (known.has(number) === parts.has(number)) refused('UPDATE_HOLDS_MORE');
    if (number < contract.size && number !== contract.root && number !== page) refused('CONTRACT_CHANGED');
  }
}

export interface UpdateQuestion {
  /** Bytes of the contract; the update lies behind them. */
  readonly unsignedLength: number;
  /** The message of the signature, with the zeros that fill its room. */
  readonly message: Buffer;
  /** Where the visible stamp may be on the last page. */
  readonly place: StampPlace;
}

/**
 * Judges what was put behind a contract. It may hold the signature, its widget, form and appearance, and may change
 * two dictionaries of the contract: the catalogue gains the form, and a page gains the widget among its annotations. So
 * every page shows what it showed before, but for the stamp in its place.
 * @throws PdfSyntaxError never; Error when the contract itself is unreadable, which is a defect
 */
export function judgeUpdate(file: Buffer, question: UpdateQuestion): Result<null, UpdateRefusal> {
  try {
    check(file, question);
    return ok(null);
  } catch (error) {
    if (error instanceof RefusedUpdate) return refuse(error.code);
    if (error instanceof PdfSyntaxError) return refuse('UPDATE_UNREADABLE');
    throw error;
  }
}
