/** Blocks a section is made of. Texts are finished German sentences with formatted figures. */
export type ContractBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'note'; readonly text: string }
  | { readonly type: 'subheading'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'facts'; readonly rows: readonly ContractFact[] }
  | ContractTable
  | ContractSignature
  /** Two to a row, or each over the width of the page. */
  | { readonly type: 'pictures'; readonly pictures: readonly ContractPicture[]; readonly wide?: true }
  | ContractDrawing
  | { readonly type: 'drawnSignatures'; readonly signatures: readonly DrawnSignature[] };

/** Shapes in a field of their own size, with a caption, which screen readers read in place of the drawing. */
export interface ContractDrawing {
  readonly type: 'drawing';
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly {
    /** Path as SVG writes it. */
    readonly path: string;
    readonly line: string;
    /** Colour inside; null leaves it empty. */
    readonly fill: string | null;
  }[];
}

/** A photo with its caption, which screen readers read in place of the photo. */
export interface ContractPicture {
  /** JPEG. */
  readonly content: Uint8Array;
  readonly caption: string;
}

/** A signature given on glass. */
export interface DrawnSignature {
  readonly name: string;
  /** In which capacity the person signs. */
  readonly label: string;
  /** Strokes as x, y, x, y … in a field of 1,000 by 400; none when the name was typed. */
  readonly strokes: readonly (readonly number[])[];
  /** What the caption adds for a typed name. */
  readonly typed: string;
}

export interface ContractFact {
  readonly label: string;
  readonly value: string;
}

export interface ContractTable {
  readonly type: 'table';
  /** Head cells; the first column is a label, the others are amounts. */
  readonly columns: readonly string[];
  readonly rows: readonly ContractTableRow[];
}

export interface ContractTableRow {
  readonly cells: readonly string[];
  readonly total: boolean;
}

/** The place for the electronic signature; stands at the foot of the last page. */
export interface ContractSignature {
  readonly type: 'signature';
  readonly label: string;
  readonly name: string;
}

export interface ContractSection {
  /** Bookmark and heading, `§ 3 Entgeltumwandlung`. */
  readonly heading: string;
  readonly startsPage: boolean;
  /** For a section in another language than its document, so that it is read aloud as what it is. */
  readonly language?: 'en';
  readonly blocks: readonly ContractBlock[];
}

/** The contract as data: what is printed, in reading order, without any layout. */
export interface ContractDocument {
  readonly title: string;
  readonly contractNumber: string;
  readonly sender: string;
  readonly date: string;
  readonly opening: readonly ContractBlock[];
  readonly sections: readonly ContractSection[];
  /** Left part of the running foot. */
  readonly footer: string;
}
