import { laterInEnglish } from './blocks/later-blocks.ts';
import { dataBlocks } from './blocks/data-blocks.ts';
import type { ContractBlock, ContractDocument, ContractSection } from './contract-document.ts';
import { conditionHolds, contractFigures } from './contract-figures.ts';
import type { ContractInput } from './contract-input.ts';
import type { ContractSectionTexts, ContractTextModule, ContractTexts } from './contract-texts.ts';
import { fillText } from './fill-text.ts';
import { formatDate } from './german-format.ts';
import { CURRENT_CONTRACT_TEXTS } from './contract-texts-of.ts';

function moduleBlocks(
  module: ContractTextModule,
  input: ContractInput,
  texts: ContractTexts,
): readonly ContractBlock[] {
  const fill = (text: string) => fillText(text, contractFigures(input));
  if ('data' in module) return dataBlocks(module.data, input, texts.version);
  if ('list' in module) return [{ type: 'list', items: module.list.map(fill) }];
  if ('note' in module) return [{ type: 'note', text: fill(module.note) }];
  if ('subheading' in module) return [{ type: 'subheading', text: fill(module.subheading) }];
  if (module.only !== undefined && !conditionHolds(module.only, input)) return [];
  return [{ type: 'paragraph', text: fill(module.text) }];
}

// Sections of the law-like kind count their paragraphs; conditional ones may drop out, so it is done last.
function numberParagraphs(blocks: readonly ContractBlock[]): readonly ContractBlock[] {
  const total = blocks.filter((block) => block.type === 'paragraph').length;
  if (total < 2) return blocks;
  let number = 0;
  return blocks.map((block) => {
    if (block.type !== 'paragraph') return block;
    number += 1;
    return { type: 'paragraph', text: `(${number}) ${block.text}` };
  });
}

function section(texts: ContractSectionTexts, input: ContractInput, all: ContractTexts): ContractSection {
  const blocks = texts.modules.flatMap((module) => moduleBlocks(module, input, all));
  return {
    heading: texts.heading,
    startsPage: texts.startsPage ?? false,
    blocks: texts.heading.startsWith('§') ? numberParagraphs(blocks) : blocks,
  };
}

function isLater(module: ContractTextModule): boolean {
  return 'data' in module && module.data === 'laterBenefits';
}

/**
 * The vehicle-provision contract of an order as data: every sentence and figure in reading order.
 * Amounts are printed to the cent, never rounded; consumption to one decimal.
 * @throws Error when a text module names a figure that does not exist
 */
export function contractModel(
  input: ContractInput,
  texts: ContractTexts = CURRENT_CONTRACT_TEXTS,
): ContractDocument {
  return {
    title: texts.title,
    contractNumber: input.contractNumber,
    sender: input.employer.name,
    date: formatDate(input.contractDate),
    opening: texts.opening.flatMap((module) => moduleBlocks(module, input, texts)),
    sections: texts.sections.flatMap((part) => [
      section(part, input, texts),
      ...(part.modules.some(isLater) ? [laterInEnglish(input)] : []),
    ]),
    footer: `${texts.title} ${input.contractNumber}`,
  };
}
