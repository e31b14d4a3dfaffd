import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ContractFonts } from '@stromwandel/contract-document';

const require = createRequire(import.meta.url);

const FILES = {
  regular: 'instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  bold: 'instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  fallbackRegular: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  fallbackBold: 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
} as const;

async function read(file: string): Promise<Uint8Array> {
  return readFile(require.resolve(`@expo-google-fonts/${file}`));
}

/** Reads the contracts' fonts: the product's own, and one with its missing letters (Greek, Cyrillic, Sami). */
export async function readContractFonts(): Promise<ContractFonts> {
  const [regular, bold, fallbackRegular, fallbackBold] = await Promise.all([
    read(FILES.regular),
    read(FILES.bold),
    read(FILES.fallbackRegular),
    read(FILES.fallbackBold),
  ]);
  return { regular, bold, fallbackRegular, fallbackBold };
}
