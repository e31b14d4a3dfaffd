import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeCallbackPath } from './safe-callback-path.ts';

const PORTAL = 'https://portal.example';

/** Pieces out of which addresses are forged. */
const PIECES =
  `/ // \\ \t \r\n \0 . .. %2f %5c %09 @ : ? # & ； ／ 。 \u202e evil.example https: data: search`.split(' ');
const piece = fc.constantFrom(' ', 'javascript:alert(1)', ...PIECES);

test('whatever is followed stays at this portal, as a browser reads it', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const path = safeCallbackPath(pieces.join(''));
      if (path === null) return;
      // How a link and how a reload from a page of the portal would resolve it.
      expect(new URL(path, `${PORTAL}/login`).origin).toBe(PORTAL);
      expect(new URL(`${PORTAL}${path}`).origin).toBe(PORTAL);
    }),
    { numRuns: 5_000 },
  );
});
