import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** A PDF as an independent reader sees it. */
export interface ReadPdf {
  readonly pages: readonly { readonly text: string; readonly items: readonly PlacedText[] }[];
  readonly roles: ReadonlySet<string>;
  /** Language of each element that has one of its own, with the element's role, `Sect en-GB`. */
  readonly languagesOfParts: readonly string[];
  readonly bookmarks: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly language: string;
}

type StructNode = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;

interface Structure {
  readonly roles: Set<string>;
  readonly languagesOfParts: string[];
}

function collectStructure(node: StructNode & { lang?: string }, structure: Structure): void {
  structure.roles.add(node.role);
  if (node.lang !== undefined) structure.languagesOfParts.push(`${node.role} ${node.lang}`);
  for (const child of node.children) if ('role' in child) collectStructure(child, structure);
}

async function readPage(pdf: PDFDocumentProxy, number: number, structure: Structure) {
  const page = await pdf.getPage(number);
  const tree = await page.getStructTree();
  if (tree !== null) collectStructure(tree, structure);
  const content = await page.getTextContent();
  const items = content.items.flatMap((item): PlacedText[] => {
    if (!('str' in item) || item.str === '') return [];
    const left = Number(item.transform[4]);
    return [{ text: item.str, left, right: left + item.width, bottom: Number(item.transform[5]) }];
  });
  return { text: content.items.map((item) => ('str' in item ? item.str : '')).join(' '), items };
}

/** Reads text, structure, bookmarks and properties of a PDF with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const structure: Structure = { roles: new Set(), languagesOfParts: [] };
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    pages.push(await readPage(pdf, number, structure));
  const outline = (await pdf.getOutline()) ?? [];
  // pdf.js types the document properties as a bare object.
  const info = (await pdf.getMetadata()).info as Record<string, unknown>;
  const result = {
    pages,
    ...structure,
    bookmarks: outline.map((item) => item.title),
    info,
    language: String(info['Language']),
  };
  await task.destroy();
  return result;
}
