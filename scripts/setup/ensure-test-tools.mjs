import { findCommand } from './find-command.mjs';
import { installDebianPackage } from './install-debian-package.mjs';

/** Debian packages that tests use, their commands, and what is not proven without them. */
const TOOLS = [
  {
    name: 'poppler-utils',
    commands: ['pdfinfo', 'pdffonts', 'pdftotext', 'pdfsig'],
    without: 'contracts and signatures are read by our own tests alone',
  },
  {
    name: 'pgbouncer',
    commands: ['pgbouncer'],
    without: 'the tests behind a connection pooler prove nothing',
  },
  {
    name: 'prometheus',
    commands: ['promtool'],
    without: 'the alert rules are not tried',
  },
  {
    name: 'swift-proxy swift-account swift-container swift-object',
    commands: ['swift-proxy-server', 'swift-object-server'],
    without: 'object storage is not tried',
  },
];

/** Installs the tools of other parties that tests use; prints what is not proven where one is missing. */
export async function ensureTestTools() {
  for (const { name, commands, without } of TOOLS) {
    const isComplete = () => commands.every((command) => findCommand([command]) !== null);
    if (!isComplete()) await installDebianPackage(name);
    if (!isComplete()) console.log(`${name} is missing: ${without}.`);
  }
}
