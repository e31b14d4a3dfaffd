import { legalSections, type ReplyOf } from '@stromwandel/api-spec';
import type { ContractDocument } from '@stromwandel/contract-document';
import { printDocument } from '../contract-printing/index.ts';
import { LEGAL_WORDS } from './legal-words.ts';

type LegalText = ReplyOf<'getLegalText'>;
type Language = keyof typeof LEGAL_WORDS;

/** All texts of today in both languages, and some earlier ones. */
const KEPT_FILES = 40;

/** A sample has no day of its own; its file is the same wherever it is made. */
const SAMPLE_DAY = '2026-11-01T00:00:00.000Z';

function legalDocument(
  { page, version, publishedAt, text }: LegalText,
  language: Language,
): ContractDocument {
  const words = LEGAL_WORDS[language];
  const { lead, sections } = legalSections(text[language]);
  const paragraph = (content: string) =>
    // The printed line breaks by itself; a break in the text becomes a paragraph of its own.
    content.split('\n').map((line) => ({ type: 'paragraph', text: line }) as const);
  return {
    title: words.titles[page],
    contractNumber: '',
    sender: 'Stromwandel',
    date: publishedAt === null ? words.sample : words.version(version, new Date(publishedAt)),
    opening: [
      ...(publishedAt === null ? [{ type: 'note', text: words.sampleNote } as const] : []),
      ...lead.flatMap(paragraph),
    ],
    sections: sections.map(({ title, paragraphs }) => ({
      heading: title,
      startsPage: false,
      blocks: paragraphs.flatMap(paragraph),
    })),
    footer: `Stromwandel · ${words.titles[page]}`,
  };
}

/**
 * Prints legal texts as PDF, one at a time, so that contracts do not queue behind them, and keeps the files that were asked for
 * last: anybody may ask for any version.
 * @param mostFiles how many are kept
 */
export function createLegalPrinter(
  print: typeof printDocument = printDocument,
  mostFiles: number = KEPT_FILES,
): (legalText: LegalText, language: Language) => Promise<Uint8Array> {
  // In the order in which they were asked for, the last one at the end.
  const kept = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();

  function printNext(legalText: LegalText, language: Language, documentId: string): Promise<Uint8Array> {
    const file = last.then(() =>
      print({
        model: legalDocument(legalText, language),
        createdAt: legalText.publishedAt ?? SAMPLE_DAY,
        documentId,
        language,
        subject: LEGAL_WORDS[language].titles[legalText.page],
      }),
    );
    last = file.catch(() => {
      if (kept.get(documentId) === file) kept.delete(documentId);
    });
    return file;
  }

  return (legalText, language) => {
    const key = `${legalText.page}-${language}-${legalText.version}`;
    const file = kept.get(key) ?? printNext(legalText, language, key);
    kept.delete(key);
    kept.set(key, file);
    const [oldest] = kept.keys();
    if (kept.size > mostFiles && oldest !== undefined) kept.delete(oldest);
    return file;
  };
}
