import type { ReplyOf } from '@stromwandel/api-spec';
import {
  compareTexts,
  contractTextSource,
  CURRENT_CONTRACT_TEXTS,
  exampleFigures,
  TEXT_BLOCKS,
  TEXT_CONDITIONS,
  TEXT_PLACEHOLDERS,
  type ContractTexts,
} from '@stromwandel/contract-document';
import { contractLessor, readLessor, type Lessor } from '../contract-printing/index.ts';
import { contractTextsName, findNumberInForce } from './texts-in-force.ts';
import type { Services } from '../../services.ts';
import { findNames, findVersion, type ContractTextRow } from './contract-text-store.ts';

type VersionReply = ReplyOf<'listContractTexts'>[number];
type TextsReply = ReplyOf<'getContractTexts'>;
type Reading = Pick<Services, 'db' | 'clock'>;

/** Number of the version that ships with the product. */
export const SHIPPED_NUMBER = 1;

const BLOCKS = Object.keys(TEXT_BLOCKS) as (keyof typeof TEXT_BLOCKS)[]; // its own keys

function vocabulary(lessor: Lessor): TextsReply['vocabulary'] {
  const examples = exampleFigures(contractLessor(lessor));
  return {
    placeholders: Object.entries(TEXT_PLACEHOLDERS).map(([name, { mandatory, condition }]) => ({
      name,
      example: examples[name] ?? '',
      mandatory,
      condition,
    })),
    blocks: BLOCKS.map((name) => ({ name, mandatory: TEXT_BLOCKS[name].mandatory })),
    conditions: [...TEXT_CONDITIONS],
  };
}

function shippedReply(inForce: number | null): VersionReply {
  return {
    number: SHIPPED_NUMBER,
    name: CURRENT_CONTRACT_TEXTS.version,
    state: 'SHIPPED',
    validFrom: null,
    inForce: inForce === null,
    drafted: null,
    changed: null,
    published: null,
  };
}

function versionReply(
  row: ContractTextRow,
  inForce: number | null,
  names: ReadonlyMap<number, string>,
): VersionReply {
  const act = (at: Date | null, by: number | null) =>
    at === null || by === null ? null : { at: at.toISOString(), by: names.get(by) ?? '' };
  return {
    number: row.number,
    name: contractTextsName(row.number),
    state: row.state,
    validFrom: row.validFrom,
    inForce: row.number === inForce,
    drafted: act(row.draftedAt, row.draftedBy),
    changed: act(row.changedAt, row.changedBy),
    published: act(row.publishedAt, row.publishedBy),
  };
}

/** The versions with author and publisher, the shipped one last. */
export async function versionReplies(
  { db, clock }: Reading,
  rows: readonly ContractTextRow[],
): Promise<VersionReply[]> {
  const inForce = await findNumberInForce(db, clock.today());
  const names = await findNames(
    db,
    rows.flatMap(({ draftedBy, changedBy, publishedBy }) => [draftedBy, changedBy, publishedBy]),
  );
  return [...rows.map((row) => versionReply(row, inForce, names)), shippedReply(inForce)];
}

/** The texts of a version of the provider, or the shipped ones; null for an unknown version. */
export async function findTexts({ db }: Pick<Services, 'db'>, number: number): Promise<ContractTexts | null> {
  if (number === SHIPPED_NUMBER) return CURRENT_CONTRACT_TEXTS;
  return (await findVersion(db, number))?.texts ?? null;
}

async function textsReply(
  services: Reading,
  version: VersionReply,
  texts: ContractTexts,
  revision: number,
): Promise<TextsReply> {
  const { title, opening, sections } = contractTextSource(texts);
  const before = await findTexts(services, version.number - 1);
  return {
    ...version,
    revision,
    title,
    opening,
    sections: [...sections],
    differences: before && [...compareTexts(before, texts)],
    vocabulary: vocabulary(await readLessor(services.db)),
  };
}

/** A version of the provider for reading and editing. */
export async function rowReply(services: Reading, row: ContractTextRow): Promise<TextsReply> {
  const [version] = await versionReplies(services, [row]);
  if (!version) throw new Error('A row has a reply');
  return textsReply(services, version, row.texts, row.revision);
}

/** The shipped version for reading. */
export async function shippedTextsReply(services: Reading): Promise<TextsReply> {
  const inForce = await findNumberInForce(services.db, services.clock.today());
  return textsReply(services, shippedReply(inForce), CURRENT_CONTRACT_TEXTS, 0);
}
