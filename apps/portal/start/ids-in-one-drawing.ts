import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const HOOK = /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/;
const SECOND_DRAWING = /const \[uuid, setUuid\] = useState\((.*)\);[^]*\[\]\);/;

/**
 * Leaves fields the id that they are drawn with. Mantine gives each a random one in a layout effect, for pages that a server
 * has drawn: all fields of a form are drawn a second time at once, before the browser may answer a touch.
 */
export function idsInOneDrawing(): Plugin {
  return {
    name: 'ids-in-one-drawing',
    apply: 'build',
    load: {
      filter: { id: HOOK },
      handler(id) {
        const source = readFileSync(id, 'utf8');
        const code = source.replace(SECOND_DRAWING, 'const uuid = $1;');
        if (code === source)
          throw new Error('Mantine makes ids in another way now: see ids-in-one-drawing.ts.');
        return code;
      },
    },
  };
}
