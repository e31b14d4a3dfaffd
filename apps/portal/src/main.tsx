import '@fontsource-variable/instrument-sans/wght.css';
import './theme/mantine-styles.ts';
import './theme/stand-in-font.css';
import './theme/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPortal } from './app/create-portal.tsx';
import { forbidCompiledSchemas } from './app/forbid-compiled-schemas.ts';
import { replaceForbiddenStorage } from './app/forbidden-storage.ts';
import { Providers } from './app/providers.tsx';
import { styleNonce } from './app/style-nonce.ts';
import { stylesArrived } from '../start/styles-arrived.ts';

const nonce = styleNonce();
forbidCompiledSchemas();
replaceForbiddenStorage();
// The files have been read in one go: before the next piece of work, touches and what is to be painted have their turn.
await new Promise((resolve) => setTimeout(resolve));
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
const [portal] = await Promise.all([createPortal(), stylesArrived()]);
// Drawn in small steps that give way to touches and keys.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers portal={portal} nonce={nonce} />
    </StrictMode>,
  ),
);
