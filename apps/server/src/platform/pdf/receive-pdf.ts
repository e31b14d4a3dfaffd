import type { ProblemCode } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../http/refusal.ts';
import { FileTooLarge, limitedFile } from '../table-file/limited-file.ts';

/** What a printed page has no use for: scripts, programs, and files within the file. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/;
/** Pictures and fonts, in which any letters may follow each other. */
const STREAMS = /\bstream\r?\n[^]*?endstream/g;
/** A letter of a name by its number. */
const ESCAPE = /#([0-9a-f]{2})/gi;

/** Whether a PDF names scripts or the like; what it has compressed is not looked at. */
function isActive(text: string): boolean {
  const names = text
    .replace(STREAMS, '')
    .replace(ESCAPE, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return ACTIVE.test(names);
}

interface PdfUpload {
  /** Name of the file in a refusal. */
  readonly file: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly maximumBytes: number;
  /** Refusal of what is no plain PDF. */
  readonly unreadable: ProblemCode;
}

/** Reads an upload that must be a PDF without scripts and embedded files. */
export async function receivePdf({
  file,
  content,
  maximumBytes,
  unreadable,
}: PdfUpload): Promise<Result<Uint8Array, Refusal>> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of limitedFile(content, maximumBytes)) pieces.push(piece);
  } catch (error) {
    if (!(error instanceof FileTooLarge)) throw error;
    return refuse({ code: 'PAYLOAD_TOO_LARGE', params: { file, maximumBytes } });
  }
  const bytes = Buffer.concat(pieces);
  const text = bytes.toString('latin1');
  const isPlain = text.startsWith('%PDF-') && text.includes('%%EOF') && !isActive(text);
  return isPlain ? ok(bytes) : refuse({ code: unreadable });
}
