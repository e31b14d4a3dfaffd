import { parentPort } from 'node:worker_threads';
import { renderContract } from '@stromwandel/contract-document';
import { readContractFonts } from './contract-fonts.ts';
import type { PrintAnswer, PrintRequest } from './printing-thread.ts';

/** The printing thread: reads the fonts once, then answers each request with the file or the error. */
const fonts = readContractFonts();

async function answer({ id, model, ...options }: PrintRequest): Promise<PrintAnswer> {
  try {
    const content = await renderContract(model, { ...options, fonts: await fonts });
    return { id, content };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: PrintRequest) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply));
});
