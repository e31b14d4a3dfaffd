import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ContractFonts } from '../render/typeface.ts';

const require = createRequire(import.meta.url);

function font(path: string): Uint8Array {
  return new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${path}`)));
}

/** The fonts the server prints with. */
export function contractFonts(): ContractFonts {
  return {
    regular: font('instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
    bold: font('instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
    fallbackRegular: font('noto-sans/400Regular/NotoSans_400Regular.ttf'),
    fallbackBold: font('noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  };
}
