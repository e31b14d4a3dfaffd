import { legalSections, type ReplyOf } from '@stromwandel/api-spec';
import { renderContract, type ContractDocument } from '@stromwandel/contract-document';
import { contractFonts } from '../../contract-printing/index.ts';
import { LEGAL_WORDS } from './legal-words.ts';

type LegalText = ReplyOf<'getLegalText'>;
type Language = keyof typeof LEGAL_WORDS;

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

/** Prints legal texts as PDF and keeps each file: anybody may ask for them, and versions are few. */
export function createLegalPrinter() {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (legalText: LegalText, language: Language): Promise<Uint8Array> => {
    const key = `${legalText.page}-${language}-${legalText.version}`;
    const known = kept.get(key);
    if (known) return known;
    const file = contractFonts().then((fonts) =>
      renderContract(legalDocument(legalText, language), {
        fonts,
        createdAt: legalText.publishedAt ?? SAMPLE_DAY,
        documentId: key,
        language,
        subject: LEGAL_WORDS[language].titles[legalText.page],
      }),
    );
    kept.set(key, file);
    file.catch(() => kept.delete(key));
    return file;
  };
}
