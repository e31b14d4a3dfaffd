import { readFileSync } from 'node:fs';
import { fieldErrors, figuresContent } from '@stromwandel/api-spec';
import { newFiguresKey, publicFiguresKey, signFigures } from '../modules/law/index.ts';

const USAGE = `npm run figures -- new-key
  Prints a new key pair: the private key to standard output, LAW_FIGURES_PUBLIC_KEY to standard error.

npm run figures -- sign FILE KEY
  Prints the figures of FILE with the signature of the private key in the file KEY.`;

function newKey(): number {
  const key = newFiguresKey();
  process.stdout.write(key);
  process.stderr.write(`LAW_FIGURES_PUBLIC_KEY=${publicFiguresKey(key)}\n`);
  return 0;
}

function signFile(file: string, keyFile: string): number {
  const read = figuresContent.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) {
    const wrong = fieldErrors(read.error.issues, '').map(({ path, code }) => `${path}: ${code}\n`);
    process.stderr.write(wrong.join(''));
    return 1;
  }
  const signed = signFigures(read.data, readFileSync(keyFile, 'utf8'));
  process.stdout.write(`${JSON.stringify(signed, null, 2)}\n`);
  return 0;
}

function main([command, ...rest]: readonly string[]): number {
  const [file, keyFile] = rest;
  if (command === 'new-key' && rest.length === 0) return newKey();
  if (command === 'sign' && file !== undefined && keyFile !== undefined) return signFile(file, keyFile);
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

process.exitCode = main(process.argv.slice(2));
