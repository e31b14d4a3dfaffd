import { findCommand } from './find-command.mjs';
import { installDebianPackage } from './install-debian-package.mjs';

const TOOLS = ['pdfinfo', 'pdffonts', 'pdftotext', 'pdfsig'];

/**
 * Puts the tools of poppler-utils on the machine, with which tests read contracts and signatures. Where they cannot be
 * had, pdf.js and our own reader of signatures are the only ones, and that is said.
 */
export async function ensurePoppler() {
  if (!isComplete()) await installDebianPackage('poppler-utils');
  if (!isComplete()) {
    console.log('poppler-utils is missing: contracts and signatures are read by our own tests alone.');
  }
}

const isComplete = () => TOOLS.every((tool) => findCommand([tool]) !== null);
